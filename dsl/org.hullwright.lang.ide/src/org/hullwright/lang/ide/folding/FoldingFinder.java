package org.hullwright.lang.ide.folding;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;

import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.TextRange;

/** Finds blocks in braces and comments that go over several lines, by the tokens alone: half-typed text folds as well. */
public class FoldingFinder {

	/** The ranges in the order of their starts. An opening brace that is never closed folds nothing. */
	public List<TextRange> foldings(XtextResource file) {
		var found = new ArrayList<TextRange>();
		Deque<ILeafNode> opened = new ArrayDeque<>();
		for (ILeafNode leaf : file.getParseResult().getRootNode().getLeafNodes()) {
			switch (leaf.getText()) {
				case "{" -> opened.push(leaf);
				case "}" -> {
					if (!opened.isEmpty()) {
						add(opened.pop(), leaf, found);
					}
				}
				default -> {
					if (leaf.isHidden() && leaf.getText().startsWith("/*")) {
						add(leaf, leaf, found);
					}
				}
			}
		}
		found.sort(Comparator.comparingInt(TextRange::offset));
		return found;
	}

	private static void add(ILeafNode first, ILeafNode last, List<TextRange> found) {
		if (last.getEndLine() > first.getStartLine()) {
			found.add(new TextRange(first.getOffset(), last.getEndOffset() - first.getOffset()));
		}
	}
}
