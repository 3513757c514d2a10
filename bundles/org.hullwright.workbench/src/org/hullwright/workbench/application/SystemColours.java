package org.hullwright.workbench.application;

import java.util.stream.Stream;

import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbench;

/**
 * Keeps words readable when the theme changes between light and dark without a restart. A change of theme gives the controls that it does
 * not colour the colour of the system, but some systems turn light or dark only after that, and the controls are left with what was right
 * before.
 */
final class SystemColours {

	private final Display display;
	private final IThemeEngine themes;
	private RGB ofWords;

	private SystemColours(IWorkbench workbench) {
		display = workbench.getDisplay();
		themes = workbench.getService(IThemeEngine.class);
		ofWords = colourOfWords();
	}

	/** From now on controls follow when the colours of the system change. Ends with the display. */
	static void follow(IWorkbench workbench) {
		var colours = new SystemColours(workbench);
		colours.display.addListener(SWT.Settings, event -> colours.renew());
	}

	private RGB colourOfWords() {
		return display.getSystemColor(SWT.COLOR_LIST_FOREGROUND).getRGB();
	}

	private void renew() {
		if (!ofWords.equals(colourOfWords())) {
			ofWords = colourOfWords();
			for (Shell shell : display.getShells()) {
				forget(shell);
				themes.applyStyles(shell, true);
			}
		}
	}

	/** A text with styles asks for the colour whenever it is drawn, and has one of its own when the author has said so. */
	private static void forget(Control control) {
		if (!(control instanceof StyledText)) {
			// any other one: without one it would not ask for a new one
			control.setForeground(control.getDisplay().getSystemColor(SWT.COLOR_MAGENTA));
			control.setForeground(null); // its word for that of the system
		}
		if (control instanceof Composite composite) {
			Stream.of(composite.getChildren()).forEach(SystemColours::forget);
		}
	}
}
