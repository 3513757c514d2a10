package org.hullwright.lang.ide.completion;

import java.util.List;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EClass;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.Proposal;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.outline.Elements;
import org.hullwright.lang.index.HullIndexing;
import org.hullwright.lang.index.VisibleNames;
import org.hullwright.model.HullPackage;

/** Offers, in the braces of a chapter, what a reader may be told of: things by their titles, and how many or which there are. */
final class ChapterNames {

	private static final List<EClass> TITLED = List.of(HullPackage.Literals.COMPONENT, HullPackage.Literals.KIND,
			HullPackage.Literals.ENUMERATION_LITERAL, HullPackage.Literals.ENUMERATION, HullPackage.Literals.PROCEDURE,
			HullPackage.Literals.ZONE, HullPackage.Literals.TRACK, HullPackage.Literals.BOARD, HullPackage.Literals.SPACE,
			HullPackage.Literals.DIE, HullPackage.Literals.MODE, HullPackage.Literals.EXPANSION, HullPackage.Literals.CHAPTER);
	private static final List<String> WORDS = List.of("each", "number of");

	private ChapterNames() {}

	/**
	 * The names that begin like a word.
	 *
	 * @param written where that word stands
	 */
	static List<Proposal> of(VisibleNames names, String word, TextRange written) {
		Stream<Proposal> titled = TITLED.stream().flatMap(names::all)
				.filter(found -> found.getQualifiedName().getSegmentCount() == 2
						|| found.getEClass() == HullPackage.Literals.ENUMERATION_LITERAL)
				.map(found -> proposal(found.getName().getLastSegment(), found, written));
		Stream<Proposal> words = WORDS.stream()
				.map(each -> new Proposal(each, "", "", ElementKind.KEYWORD, written, each + ' ', each.length() + 1, List.of()));
		return Stream.concat(titled, words).filter(proposal -> proposal.label().startsWith(word)).distinct().toList();
	}

	private static Proposal proposal(String name, IEObjectDescription found, TextRange written) {
		String title = found.getUserData(HullIndexing.TITLE);
		return new Proposal(name, title == null ? "" : title, "", Elements.kindOf(found.getEClass()), written, name, name.length(),
				List.of());
	}
}
