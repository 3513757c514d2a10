package org.hullwright.workbench.application;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.internal.ide.application.IDEWorkbenchWindowAdvisor;

/** A window that is large enough for a board and a text, where the screen is. */
final class HullwrightWindowAdvisor extends IDEWorkbenchWindowAdvisor {

	private static final Point LARGEST = new Point(1680, 1050);

	HullwrightWindowAdvisor(HullwrightAdvisor workbench, IWorkbenchWindowConfigurer configurer) {
		super(workbench, configurer);
	}

	@Override
	@NonNullByDefault({})
	public ActionBarAdvisor createActionBarAdvisor(IActionBarConfigurer configurer) {
		return new HullwrightActionBars(configurer);
	}

	@Override
	public void preWindowOpen() {
		super.preWindowOpen();
		Rectangle screen = getWindowConfigurer().getWorkbenchConfigurer().getWorkbench().getDisplay().getPrimaryMonitor().getClientArea();
		getWindowConfigurer().setInitialSize(new Point(Math.min(screen.width, LARGEST.x), Math.min(screen.height, LARGEST.y)));
	}
}
