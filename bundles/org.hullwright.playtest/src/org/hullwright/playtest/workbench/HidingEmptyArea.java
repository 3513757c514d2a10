package org.hullwright.playtest.workbench;

import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;

/** Gives the place of the texts back to the board when the last text is closed while a game is watched, however it was opened. */
final class HidingEmptyArea implements IPartListener2 {

	private final IWorkbenchPage page;

	HidingEmptyArea(IWorkbenchPage page) {
		this.page = page;
	}

	@Override
	public void partClosed(IWorkbenchPartReference reference) {
		boolean playing = page.getPerspective() != null && page.getPerspective().getId().equals(PlayTestPerspective.ID);
		if (playing && page.getEditorReferences().length == 0) {
			page.setEditorAreaVisible(false);
		}
	}
}
