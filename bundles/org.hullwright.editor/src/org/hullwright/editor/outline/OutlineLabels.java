package org.hullwright.editor.outline;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.hullwright.editor.theme.ElementIcons;

/** The name, and behind it what is printed. */
final class OutlineLabels extends LabelProvider implements IStyledLabelProvider {

	@NonNullByDefault({})
	@Override
	public StyledString getStyledText(Object element) {
		var entry = ((OutlineNode) element).entry();
		var text = new StyledString(entry.name());
		if (!entry.title().isEmpty()) {
			text.append("  " + entry.title(), StyledString.QUALIFIER_STYLER);
		}
		return text;
	}

	@NonNullByDefault({})
	@Override
	public Image getImage(Object element) {
		return ElementIcons.imageOf(((OutlineNode) element).entry().kind());
	}
}
