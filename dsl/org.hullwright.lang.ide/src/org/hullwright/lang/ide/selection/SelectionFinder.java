package org.hullwright.lang.ide.selection;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.INode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.lang.ide.answer.TextRange;
import org.hullwright.lang.ide.navigation.Reference;

/** Finds the parts of a text around a place, as the grammar reads it: the word, its sentence, the block, the declaration, the file. */
public class SelectionFinder {

	/** The parts around a place, each within the next. */
	public List<TextRange> around(XtextResource file, int offset) {
		INode root = file.getParseResult().getRootNode();
		var found = new ArrayList<TextRange>();
		for (INode node = wordAt(root, offset); node != null; node = node.getParent()) {
			TextRange range = node == root ? new TextRange(0, root.getTotalLength()) : Reference.rangeOf(node);
			if (range.touches(offset) && (found.isEmpty() || !found.getLast().equals(range))) {
				found.add(range);
			}
		}
		return found;
	}

	/** The word a caret is in or right behind. */
	private static @Nullable INode wordAt(INode root, int offset) {
		ILeafNode after = NodeModelUtils.findLeafNodeAtOffset(root, offset);
		ILeafNode before = offset == 0 ? null : NodeModelUtils.findLeafNodeAtOffset(root, offset - 1);
		boolean isBehindWord = before != null && !before.isHidden()
				&& (after == null || after.isHidden() || !Character.isJavaIdentifierPart(after.getText().charAt(0)));
		if (isBehindWord) {
			return before;
		}
		return after == null ? root : after;
	}
}
