package org.hullwright.playtest.paint;

import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Control;
import org.hullwright.picture.Colour;
import org.hullwright.picture.scene.BoardTheme;

/** Finds out whether the workbench is dark, from the colours it gives its controls. */
public final class Themes {

	private static final double MIDDLE = 0.5;
	private static final String THEME_OF_GTK = "GTK_THEME";
	private static final String CONTRASTING_THEME = "HighContrast";

	private Themes() {}

	/** The board's colours that go with the surroundings of a control. */
	public static BoardTheme around(Control control) {
		return BoardTheme.of(isDark(control), isContrasting(control));
	}

	/** Whether the system is asked for strong contrasts; under GTK that is a theme, of which the toolkit tells nothing. */
	private static boolean isContrasting(Control control) {
		String theme = System.getenv(THEME_OF_GTK);
		return control.getDisplay().getHighContrast() || theme != null && theme.startsWith(CONTRASTING_THEME);
	}

	/** Whether the surroundings of a control are dark. */
	public static boolean isDark(Control control) {
		RGB background = control.getParent().getBackground().getRGB();
		return new Colour(background.red, background.green, background.blue, 255).luminance() < MIDDLE;
	}
}
