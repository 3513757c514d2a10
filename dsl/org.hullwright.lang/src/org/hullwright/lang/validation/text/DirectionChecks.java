package org.hullwright.lang.validation.text;

import java.util.OptionalInt;

import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.text.BidiControls;
import org.hullwright.lang.validation.concern.ConcernChecks;
import org.hullwright.model.HullFile;

/** A file reads as it works: no sign that nobody sees lets one part of it look like another. */
public class DirectionChecks extends ConcernChecks {

	@Check
	void readsAsItWorks(HullFile file) {
		ICompositeNode node = NodeModelUtils.findActualNodeFor(file);
		if (node == null || BidiControls.first(node.getRootNode().getText()).isEmpty()) {
			return;
		}
		for (ILeafNode leaf : node.getRootNode().getLeafNodes()) {
			misleading(leaf).ifPresent(at -> reportIn(IssueCode.DIRECTION_TURNED, file, leaf.getTotalOffset() + at, 1, sign(leaf, at)));
		}
	}

	/** Texts in quotes, which people read, may mix languages, as long as they end as they began. */
	private static OptionalInt misleading(ILeafNode leaf) {
		String text = leaf.getText();
		return leaf.isHidden() ? BidiControls.first(text) : BidiControls.firstSpoofing(text);
	}

	private static String sign(ILeafNode leaf, int at) {
		return "U+%04X".formatted((int) leaf.getText().charAt(at));
	}
}
