package org.hullwright.workbench.tests.window;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Event;
import org.hullwright.picture.Point;
import org.hullwright.playtest.paint.PanelCanvas;
import org.hullwright.playtest.panel.PanelAction;

/** Clicks on what a drawn panel offers. */
public final class PanelClick {

	private PanelClick() {}

	/**
	 * Clicks into the middle of the first place that does something.
	 *
	 * @throws java.util.NoSuchElementException when no place of the panel does it
	 */
	public static void on(PanelCanvas canvas, PanelAction action) {
		Point middle = canvas.panel().places().stream().filter(place -> place.action().equals(action)).findFirst().orElseThrow().bounds()
				.centre();
		Event click = new Event();
		click.x = (int) middle.x();
		click.y = (int) middle.y();
		canvas.control().notifyListeners(SWT.MouseUp, click);
	}
}
