package org.hullwright.editor.navigation;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.DelegatingStyledCellLabelProvider.IStyledLabelProvider;
import org.eclipse.jface.viewers.LabelProvider;
import org.eclipse.jface.viewers.StyledString;
import org.eclipse.swt.graphics.Image;
import org.hullwright.editor.theme.ElementIcons;
import org.hullwright.lang.ide.answer.ElementKind;
import org.hullwright.lang.ide.answer.TextLocation;

/** The line at a place, and behind it where that is. */
final class PlaceLabels extends LabelProvider implements IStyledLabelProvider {

	@NonNullByDefault({})
	@Override
	public StyledString getStyledText(Object element) {
		var place = (TextLocation) element;
		return new StyledString(place.text()).append("  " + Places.nameOf(place), StyledString.QUALIFIER_STYLER);
	}

	@NonNullByDefault({})
	@Override
	public Image getImage(Object element) {
		return ElementIcons.imageOf(ElementKind.RULE);
	}
}
