package org.hullwright.editor.theme;

import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;

/**
 * Enables and disables controls so that it is seen. The dark theme gives every control the same colour of its own, which some systems then
 * use for disabled ones too.
 */
public final class Enablement {

	private Enablement() {}

	/** Lets a control be used, or not. */
	public static void set(Control control, boolean enabled) {
		control.setEnabled(enabled);
		if (HullPalette.isDark()) {
			Color words = control.getParent().getForeground();
			control.setForeground(enabled ? words : new Color(between(words.getRGB(), control.getParent().getBackground().getRGB())));
		}
	}

	private static RGB between(RGB one, RGB other) {
		return new RGB((one.red + other.red) / 2, (one.green + other.green) / 2, (one.blue + other.blue) / 2);
	}
}
