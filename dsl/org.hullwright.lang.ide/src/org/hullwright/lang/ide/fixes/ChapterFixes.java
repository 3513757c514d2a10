package org.hullwright.lang.ide.fixes;

import java.util.Map;
import java.util.stream.Stream;

import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.edit.Edit;
import org.hullwright.lang.ide.navigation.Reference;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.model.ChapterExhibit;
import org.hullwright.model.ChapterText;
import org.hullwright.model.HullPackage;

/** Quick fixes for the rulebook. */
class ChapterFixes {

	Map<IssueCode, CodeActionProvider> fixers() {
		return Map.of(
				IssueCode.CHAPTER_EMPTY, ChapterFixes::begun,
				IssueCode.CHAPTER_SHOWS_NOTHING, ChapterFixes::named,
				IssueCode.TERM_TWICE, ChapterFixes::paragraph);
	}

	/** Nobody but the author knows more than how it begins. */
	private static Stream<CodeAction> begun(Diagnostic diagnostic) {
		for (ILeafNode leaf : NodeModelUtils.getNode(diagnostic.place()).getLeafNodes()) {
			if (leaf.getText().equals("{")) {
				var behind = new TextRange(leaf.getEndOffset(), 0);
				return Stream.of(CodeAction.of("Begin a paragraph", new Edit().replace(diagnostic.file(), behind, " \"…\"")));
			}
		}
		return Stream.of();
	}

	private static Stream<CodeAction> named(Diagnostic diagnostic) {
		return diagnostic.place() instanceof ChapterExhibit exhibit && exhibit.getShown().size() == 1
				? Stream.of(CodeAction.of("Name it in a paragraph", new Edit().replace(diagnostic.file(),
						Reference.rangeOf(NodeModelUtils.getNode(exhibit)), "\"{" + diagnostic.written() + "}\"")))
				: Stream.of();
	}

	/** The explanation stays, as what is said further. */
	private static Stream<CodeAction> paragraph(Diagnostic diagnostic) {
		ChapterText term = (ChapterText) diagnostic.place();
		return NodeModelUtils.findNodesForFeature(term, HullPackage.Literals.CHAPTER_TEXT__TEXT).stream().findFirst()
				.map(text -> CodeAction.of("Make a paragraph of it", new Edit().replace(diagnostic.file(),
						Reference.rangeOf(NodeModelUtils.getNode(term)), NodeModelUtils.getTokenText(text))))
				.stream();
	}
}
