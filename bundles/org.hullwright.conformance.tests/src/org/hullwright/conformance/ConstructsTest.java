package org.hullwright.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.EObject;
import org.hullwright.conformance.fixture.Pack;
import org.hullwright.conformance.fixture.Suite;
import org.hullwright.engine.tree.Place;
import org.hullwright.model.Expression;
import org.hullwright.model.HullPackage;
import org.hullwright.model.types.Type;
import org.junit.jupiter.api.Test;

/**
 * Each concrete class of the metamodel is handled by the passes over it. They switch over generated interfaces, which cannot be sealed: a
 * construct that is forgotten compiles, and fails here. That each has words is held by {@code CardWriterTest}, that each record of the
 * typed tree is exported by the compiler and, for the schema, by {@code EveryExampleTest}.
 */
class ConstructsTest {

	/** So that whoever adds a construct to the language also says in a pack of the suite what it means. */
	@Test
	void every_construct_of_the_language_is_used() {
		assertEquals(Set.of(),
				unhandled(HullPackage.eINSTANCE.getEClassifiers().stream().filter(EClass.class::isInstance).map(EClass.class::cast),
						pack -> object -> true));
	}

	@Test
	void every_expression_has_a_type() {
		assertEquals(Set.of(),
				unhandled(below(HullPackage.Literals.EXPRESSION), pack -> object -> pack.typeOf((Expression) object) != Type.UNKNOWN));
	}

	@Test
	void every_effect_is_lowered_with_its_place() {
		assertEquals(Set.of(), unhandled(below(HullPackage.Literals.EFFECT), ConstructsTest::isLowered));
	}

	@Test
	void every_expression_is_lowered_with_its_place() {
		// an effect of its own kind, at the place of the whole sentence
		Set<String> partOfExpect = Set.of(HullPackage.Literals.OFFER_TEST.getName());
		assertEquals(partOfExpect, unhandled(below(HullPackage.Literals.EXPRESSION), ConstructsTest::isLowered));
	}

	private static Predicate<EObject> isLowered(Pack pack) {
		Set<Place> places = pack.loweredPlaces();
		return object -> places.contains(pack.placeOf(object));
	}

	private static Stream<EClass> below(EClass parent) {
		return HullPackage.eINSTANCE.getEClassifiers().stream().filter(EClass.class::isInstance).map(EClass.class::cast)
				.filter(parent::isSuperTypeOf);
	}

	/** Those of which the packs of the suite have no object that is handled. */
	private static Set<String> unhandled(Stream<EClass> types, Function<Pack, Predicate<EObject>> handled) {
		Set<String> unhandled = new TreeSet<>();
		types.filter(type -> !type.isAbstract()).forEach(type -> unhandled.add(type.getName()));
		for (String name : Stream.concat(Suite.PACKS.stream(), Suite.EXPANDED.stream()).toList()) {
			Pack pack = Suite.pack(name);
			List<EObject> objects = new ArrayList<>();
			pack.ownFiles().forEach(file -> {
				objects.add(file);
				file.eAllContents().forEachRemaining(objects::add);
			});
			Predicate<EObject> isHandled = handled.apply(pack);
			objects.stream().filter(object -> unhandled.contains(object.eClass().getName())).filter(isHandled)
					.forEach(object -> unhandled.remove(object.eClass().getName()));
		}
		return unhandled;
	}
}
