package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;

import org.eclipse.e4.ui.css.swt.theme.IThemeEngine;
import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.PlatformUI;
import org.hullwright.workbench.tests.window.Pixels;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What is to be pressed, or cannot be pressed yet, is seen in both themes. */
@WindowTest
class ThemeContrastTest {

	private static final double LEAST = 3; // WCAG 2.2, 1.4.11

	private final AuthoringWindow window = new AuthoringWindow();

	@AfterEach
	void useLightTheme() {
		window.useTheme(AuthoringWindow.LIGHT);
	}

	@Test
	void an_unchecked_box_and_a_disabled_button_stand_out_in_the_light_theme() {
		assertStandOut(AuthoringWindow.LIGHT);
	}

	@Test
	void an_unchecked_box_and_a_disabled_button_stand_out_in_the_dark_theme() {
		assertStandOut(AuthoringWindow.DARK);
	}

	private void assertStandOut(String theme) {
		window.useTheme(theme);
		Shell dialog = new Shell(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(), SWT.DIALOG_TRIM);
		try {
			dialog.setLayout(new RowLayout());
			Button box = new Button(dialog, SWT.CHECK);
			Button enabled = new Button(dialog, SWT.PUSH);
			enabled.setText("Play");
			Button disabled = new Button(dialog, SWT.PUSH);
			disabled.setText("Play");
			disabled.setEnabled(false);
			PlatformUI.getWorkbench().getService(IThemeEngine.class).applyStyles(dialog, true);
			dialog.setSize(320, 120);
			dialog.open();
			Wait.painted();
			Screenshots.take("contrast-" + (theme.equals(AuthoringWindow.DARK) ? "dark" : "light"));
			assertTrue(contrast(box) >= LEAST, () -> "the box has a contrast of " + contrast(box));
			assertTrue(contrast(disabled) >= LEAST, () -> "the button has a contrast of " + contrast(disabled));
			assertTrue(contrast(disabled) < contrast(enabled), "it looks as if it could be pressed");
		} finally {
			dialog.dispose();
		}
	}

	/** Of what stands out most from what is most of a control. */
	private static double contrast(Control control) {
		Map<RGB, Integer> colours = Pixels.colours(control);
		double ground = luminance(
				colours.entrySet().stream().max(Map.Entry.comparingByValue()).map(Map.Entry::getKey).orElseThrow());
		return colours.keySet().stream().mapToDouble(colour -> contrast(luminance(colour), ground)).max().orElseThrow();
	}

	private static double contrast(double one, double other) {
		return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
	}

	private static double luminance(RGB colour) {
		return 0.2126 * linear(colour.red) + 0.7152 * linear(colour.green) + 0.0722 * linear(colour.blue);
	}

	private static double linear(int part) {
		double share = part / 255.0;
		return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
	}
}
