package org.hullwright.workbench.application;

import java.util.Set;

import org.eclipse.e4.ui.model.application.MApplication;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.ui.application.ActionBarAdvisor;
import org.eclipse.ui.application.IActionBarConfigurer;
import org.eclipse.ui.application.IWorkbenchWindowConfigurer;
import org.eclipse.ui.internal.ide.application.IDEWorkbenchWindowAdvisor;

/** A window that is large enough for a board and a text, where the screen is. */
final class HullwrightWindowAdvisor extends IDEWorkbenchWindowAdvisor {

	private static final Point LARGEST = new Point(1680, 1050);
	/** What other bundles add to menus: a program that a script has started would end, not start again, and packs come by wizards of their own. */
	private static final Set<String> MEANINGLESS = Set.of("org.eclipse.ui.file.restartWorkbench", "org.eclipse.e4.ui.importer.openDirectory.menu");

	HullwrightWindowAdvisor(HullwrightAdvisor workbench, IWorkbenchWindowConfigurer configurer) {
		super(workbench, configurer);
	}

	@Override
	public ActionBarAdvisor createActionBarAdvisor(IActionBarConfigurer configurer) {
		return new HullwrightActionBars(configurer);
	}

	@Override
	public void preWindowOpen() {
		super.preWindowOpen();
		forgetMeaningless(getWindowConfigurer().getWorkbenchConfigurer().getWorkbench().getService(MApplication.class));
		Rectangle screen = getWindowConfigurer().getWorkbenchConfigurer().getWorkbench().getDisplay().getPrimaryMonitor().getClientArea();
		getWindowConfigurer().setInitialSize(new Point(Math.min(screen.width, LARGEST.x), Math.min(screen.height, LARGEST.y)));
	}

	private static void forgetMeaningless(MApplication application) {
		application.getMenuContributions()
				.forEach(contribution -> contribution.getChildren().removeIf(item -> item.getElementId() != null && MEANINGLESS.contains(item.getElementId())));
	}
}
