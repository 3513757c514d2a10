package org.hullwright.playtest.service;

import org.eclipse.ui.IWorkbenchPage;

/** The page of the workbench on which games are played. */
public final class PlayTestPage {

	/** Identifier of its perspective. */
	public static final String PERSPECTIVE = "org.hullwright.playtest.perspective";

	private PlayTestPage() {}

	/** Whether a page shows the play-test perspective now. */
	public static boolean isShownBy(IWorkbenchPage page) {
		return page.getPerspective() != null && page.getPerspective().getId().equals(PERSPECTIVE);
	}
}
