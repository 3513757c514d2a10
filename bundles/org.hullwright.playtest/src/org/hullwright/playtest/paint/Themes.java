package org.hullwright.playtest.paint;

import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;
import org.hullwright.picture.Colour;
import org.hullwright.picture.scene.BoardTheme;

/** Finds out whether the workbench is dark, from the colours it gives its controls. */
public final class Themes {

	private static final double MIDDLE = 0.5;

	private Themes() {}

	/** The board's colours that go with the surroundings of a control. */
	public static BoardTheme around(Control control) {
		return BoardTheme.of(isDark(control));
	}

	/** Whether the surroundings of a control are dark. */
	public static boolean isDark(Control control) {
		RGB background = control.getParent().getBackground().getRGB();
		return new Colour(background.red, background.green, background.blue, 255).luminance() < MIDDLE;
	}
}
