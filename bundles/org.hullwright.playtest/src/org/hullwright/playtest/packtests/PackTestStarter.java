package org.hullwright.playtest.packtests;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PartInitException;
import org.hullwright.playtest.preparation.PackTester;
import org.hullwright.playtest.workspace.HullLanguage;

/** Runs the tests of packs, in their view. */
public final class PackTestStarter {

	private final IWorkbenchWindow window;

	public PackTestStarter(IWorkbenchWindow window) {
		this.window = window;
	}

	/** @param pack its project */
	public void start(IProject pack) {
		try {
			TestsView view = (TestsView) window.getActivePage().showView(TestsView.ID);
			view.run(pack, HullLanguage.packs().libraries(), new PackTester(HullLanguage.preparer()));
		} catch (PartInitException failure) {
			ILog.of(PackTestStarter.class).error("The view of tests cannot be opened.", failure);
		}
	}
}
