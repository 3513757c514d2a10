package org.hullwright.lang.validation.text;

import static org.hullwright.model.HullPackage.Literals.CHAPTER_EXHIBIT__SHOWN;
import static org.hullwright.model.HullPackage.Literals.CHAPTER_TEXT__TERM;
import static org.hullwright.model.HullPackage.Literals.CHAPTER_TEXT__TEXT;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

import com.google.inject.Inject;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData.Worded;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.rulebook.Gap;
import org.hullwright.lang.rulebook.GapReader;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.Chapter;
import org.hullwright.model.ChapterExhibit;
import org.hullwright.model.ChapterText;
import org.hullwright.model.Component;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.hullwright.model.Kind;
import org.hullwright.model.Named;
import org.hullwright.model.Procedure;

/** The rulebook names what there is, tells what is known without a game, and explains each term once. */
public class ChapterChecks extends ConcernChecks {

	private static final Pattern GAP = Pattern.compile("\\{([^{}]*+)\\}?|\\}");

	private final PackContext packs;
	private final GapReader gaps;

	@Inject
	ChapterChecks(PackContext packs, GapReader gaps) {
		this.packs = packs;
		this.gaps = gaps;
	}

	@Check
	void saysSomething(Chapter chapter) {
		if (chapter.getTitle() != null && chapter.getParts().isEmpty()) {
			reportAt(IssueCode.CHAPTER_EMPTY, chapter, HullPackage.Literals.CHAPTER__TITLE, chapter.getTitle());
		}
	}

	@Check
	void canBeFilled(ChapterText paragraph) {
		if (paragraph.getText() == null || paragraph.getText().indexOf('{') < 0 && paragraph.getText().indexOf('}') < 0) {
			return;
		}
		for (INode node : NodeModelUtils.findNodesForFeature(paragraph, CHAPTER_TEXT__TEXT)) {
			GAP.matcher(NodeModelUtils.getTokenText(node)).results()
					.forEach(gap -> canBeFilled(gap, node.getOffset() + gap.start(), paragraph));
		}
	}

	private void canBeFilled(MatchResult gap, int offset, ChapterText paragraph) {
		Optional<Gap> meant = gap.group().endsWith("}") && gap.group(1) != null ? gaps.read(gap.group(1), paragraph) : Optional.empty();
		if (meant.isEmpty()) {
			reportIn(IssueCode.PLACEHOLDER_MALFORMED, paragraph, offset, gap.group().length(), gap.group());
		} else if (meant.get() instanceof Gap.Unknown(String name)) {
			reportIn(IssueCode.PLACEHOLDER_UNKNOWN, paragraph, offset, gap.group().length(), name, suggestion(name, paragraph));
		} else if (meant.get() instanceof Gap.Untold) {
			reportIn(IssueCode.CHAPTER_VALUE_UNTOLD, paragraph, offset, gap.group().length(), gap.group());
		}
	}

	private Worded suggestion(String name, EObject place) {
		Optional<String> close = DidYouMean.closest(name,
				packs.names(place.eResource()).all(HullPackage.Literals.NAMED).map(found -> found.getName().getLastSegment()).distinct());
		return new Worded(close.map(" Did you mean %s?"::formatted).orElse(""), close.stream().toList());
	}

	@Check
	void canBeShown(ChapterExhibit exhibit) {
		List<Named> shown = exhibit.getShown();
		for (int index = 0; index < shown.size(); index++) {
			Named named = shown.get(index);
			if (!named.eIsProxy() && !(named instanceof Component || named instanceof Kind || named instanceof Procedure)) {
				report(IssueCode.CHAPTER_SHOWS_NOTHING, exhibit, CHAPTER_EXHIBIT__SHOWN, index, new Object[] { named.getName() });
			}
		}
	}

	@Check
	void explainsEachTermOnce(ChapterText term) {
		if (term.getTerm() == null) {
			return;
		}
		EObject file = EcoreUtil2.getContainerOfType(term, HullFile.class);
		Optional<ChapterText> first = EcoreUtil2.getAllContentsOfType(file, ChapterText.class).stream()
				.filter(other -> other.getTerm() != null
						&& other.getTerm().toLowerCase(Locale.ROOT).equals(term.getTerm().toLowerCase(Locale.ROOT)))
				.findFirst();
		if (first.isPresent() && first.get() != term) {
			reportAt(IssueCode.TERM_TWICE, term, CHAPTER_TEXT__TERM, term.getTerm(),
					NodeModelUtils.getNode(first.get()).getStartLine());
		}
	}
}
