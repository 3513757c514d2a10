package org.hullwright.editor.calls;

import org.eclipse.core.runtime.Adapters;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.model.IWorkbenchAdapter;
import org.hullwright.editor.theme.ElementIcons;

/** The name, and behind it what it belongs to and how often. What is no node stands for calls that are still looked for. */
final class CallLabels extends LabelProvider implements IStyledLabelProvider {

	@NonNullByDefault({})
	@Override
	public StyledString getStyledText(Object element) {
		if (!(element instanceof CallHierarchyNode node)) {
			return new StyledString(Adapters.adapt(element, IWorkbenchAdapter.class).getLabel(element), StyledString.QUALIFIER_STYLER);
		}
		var text = new StyledString(node.item().name());
		if (!node.item().detail().isEmpty()) {
			text.append("  " + node.item().detail(), StyledString.QUALIFIER_STYLER);
		}
		if (node.times() > 1) {
			text.append("  " + node.times() + " times", StyledString.COUNTER_STYLER);
		}
		return node.isAgain() ? text.append("  once more, see above", StyledString.DECORATIONS_STYLER) : text;
	}

	@NonNullByDefault({})
	@Override
	public Image getImage(Object element) {
		return element instanceof CallHierarchyNode node ? ElementIcons.imageOf(node.item().kind()) : null;
	}
}
