package org.hullwright.engine.lower.symbol;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.conformance.fixture.Pack;
import org.hullwright.conformance.fixture.Suite;
import org.hullwright.engine.lower.expansion.DeclarationDigests;
import org.hullwright.engine.lower.expansion.Fingerprints;
import org.hullwright.engine.lower.expansion.SwitchedOn;
import org.hullwright.engine.lower.source.SourceLocator;
import org.hullwright.engine.lower.source.SourceNumbering;
import org.hullwright.model.Board;
import org.hullwright.model.Component;
import org.hullwright.model.Declaration;
import org.hullwright.model.Die;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationExtension;
import org.hullwright.model.HullFactory;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.Procedure;
import org.hullwright.model.Zone;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.types.FileUniverse;
import org.hullwright.model.types.TypeInference;
import org.junit.jupiter.api.Test;

/**
 * What lowering does with sorts of declarations that it does not name: passes over the model switch over interfaces that cannot be sealed,
 * so that a new declaration gets the default. Whoever adds one decides here whether that is meant.
 */
class DeclarationsTest {

	/** None of these changes the course of a game; a part of an expansion counts when that is on, and here none is. */
	private static final Set<String> WITHOUT_FINGERPRINT = Set.of("Expansion", "ExpansionExtension", "Experiment", "Goal", "Appearance",
			"Chapter", "ChapterExtension", "Test", "Translation", "Tryout");
	/** Nothing in a typed tree refers to these by a number that {@link Symbols} gives. */
	private static final Set<String> WITHOUT_NUMBER = Set.of("AddChange", "BoardAddition", "BoardReplacement", "Chapter",
			"ChapterExtension", "ComponentChange",
			"Expansion", "ExpansionExtension", "Experiment", "Game", "Goal", "Appearance", "RemoveChange", "Renaming", "Rule", "Scenario",
			"StepChange", "StepMove",
			"StepRemoval", "Substitution", "Test", "TrackChange", "Translation", "Tryout", "ZoneChange");

	private static Stream<EClass> declarations() {
		return HullPackage.eINSTANCE.getEClassifiers().stream().filter(EClass.class::isInstance).map(EClass.class::cast)
				.filter(type -> !type.isAbstract() && HullPackage.Literals.DECLARATION.isSuperTypeOf(type));
	}

	@Test
	void every_declaration_but_those_that_change_no_game_is_in_the_fingerprint() {
		String ofNothing = fingerprint(HullFactory.eINSTANCE.createHullFile());
		Set<String> without = declarations().filter(type -> {
			HullFile file = HullFactory.eINSTANCE.createHullFile();
			file.getDeclarations().add((Declaration) EcoreUtil.create(type));
			return fingerprint(file).equals(ofNothing);
		}).map(EClass::getName).collect(Collectors.toCollection(TreeSet::new));
		assertEquals(new TreeSet<>(WITHOUT_FINGERPRINT), without);
	}

	private static String fingerprint(HullFile file) {
		return new Fingerprints(withoutExpansions(List.of(file)), new DeclarationDigests()).of(List.of(file));
	}

	@Test
	void every_declaration_has_a_number_but_those_that_nothing_refers_to_by_one() {
		Set<String> numberless = declarations().map(EClass::getName).collect(Collectors.toCollection(TreeSet::new));
		Stream.concat(Suite.PACKS.stream(), Suite.EXPANDED.stream()).map(Suite::pack).forEach(pack -> {
			Symbols symbols = symbols(pack);
			pack.files().stream().flatMap(file -> file.getDeclarations().stream()).filter(each -> isNumbered(each, symbols))
					.forEach(each -> numberless.remove(each.eClass().getName()));
		});
		assertEquals(new TreeSet<>(WITHOUT_NUMBER), numberless);
	}

	private static SwitchedOn withoutExpansions(List<HullFile> files) {
		return new SwitchedOn(files, new Expansions(List.of(), files, pack -> Optional.empty()), List.of());
	}

	private static Symbols symbols(Pack pack) {
		List<HullFile> files = pack.files();
		return new Symbols(files, new TypeInference(new FileUniverse(files)), new SourceNumbering(SourceLocator.NONE),
				withoutExpansions(files), 1);
	}

	private static boolean isNumbered(Declaration declaration, Symbols symbols) {
		return switch (declaration) {
			case Kind kind -> symbols.kinds().contains(kind);
			case KindExtension extension -> extension.getMembers().stream()
					.anyMatch(member -> symbols.properties().contains(member) || symbols.zones().contains(member)
							|| symbols.slots().contains(member));
			case Zone zone -> symbols.zones().contains(zone);
			case Enumeration enumeration -> symbols.words().containsAll(enumeration.getLiterals());
			case EnumerationExtension extension -> symbols.words().containsAll(extension.getLiterals());
			case Die die -> symbols.dice().contains(die);
			case Procedure procedure -> symbols.procedures().contains(procedure);
			case Component component -> symbols.designs().stream()
					.anyMatch(design -> design instanceof Design.Declared declared && declared.component() == component);
			case Board board -> symbols.boards().containsKey(board);
			default -> symbols.properties().contains(declaration);
		};
	}
}
