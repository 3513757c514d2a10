package org.hullwright.lang.ide.colour;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.Coloured;
import org.hullwright.lang.ide.answer.Coloured.Meaning;
import org.hullwright.lang.ide.navigation.Reference;
import org.hullwright.model.Callable;
import org.hullwright.model.Component;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Named;
import org.hullwright.model.Property;
import org.hullwright.model.Readable;
import org.hullwright.model.Variable;
import org.hullwright.model.Zone;

/** Tells every name of a file by what it means; words that mean nothing are left to the colours of words. */
public class ColourFinder {

	/** The names in the order of the text. */
	public List<Coloured> colours(XtextResource file) {
		return Stream.concat(declared(file), referred(file))
				.sorted(Comparator.comparingInt(coloured -> coloured.range().offset())).toList();
	}

	private static Stream<Coloured> declared(XtextResource file) {
		Iterable<EObject> all = () -> EcoreUtil.getAllContents(file, false);
		Stream.Builder<Coloured> found = Stream.builder();
		for (EObject object : all) {
			if (object instanceof Named named && named.getName() != null) {
				Meaning meaning = named instanceof Variable ? Meaning.VARIABLE : Meaning.DECLARATION;
				NodeModelUtils.findNodesForFeature(named, HullPackage.Literals.NAMED__NAME)
						.forEach(node -> found.add(new Coloured(Reference.rangeOf(node), meaning)));
			}
		}
		return found.build();
	}

	private static Stream<Coloured> referred(XtextResource file) {
		return Reference.in(file)
				.flatMap(reference -> meaningOf(reference.target()).map(meaning -> new Coloured(reference.range(), meaning)).stream());
	}

	private static Optional<Meaning> meaningOf(EObject target) {
		return switch (target) {
			case Kind kind -> Optional.of(Meaning.KIND);
			case Enumeration enumeration -> Optional.of(Meaning.KIND);
			case EnumerationLiteral word -> Optional.of(Meaning.WORD);
			case Variable variable -> Optional.of(Meaning.VARIABLE);
			case Property property -> Optional.of(Meaning.MEMBER);
			case EffectSlot slot -> Optional.of(Meaning.PROCEDURE);
			case Zone zone when zone.eContainer() instanceof Kind -> Optional.of(Meaning.MEMBER);
			case Callable callable -> Optional.of(Meaning.PROCEDURE);
			case Component component -> Optional.of(Meaning.COMPONENT);
			case Readable readable -> Optional.of(Meaning.COMPONENT);
			default -> Optional.empty();
		};
	}
}
