package org.hullwright.playtest.board;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ui.IPartListener2;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchPartReference;
import org.hullwright.playtest.service.PlayTestPage;

/** Gives the place of the texts back to the board when the last text is closed while a game is watched, however it was opened. */
final class EmptyEditorArea implements IPartListener2 {

	private final IWorkbenchPage page;

	EmptyEditorArea(IWorkbenchPage page) {
		this.page = page;
	}

	@NonNullByDefault({})
	@Override
	public void partClosed(IWorkbenchPartReference reference) {
		boolean playing = PlayTestPage.isShownBy(page);
		if (playing && page.getEditorReferences().length == 0) {
			page.setEditorAreaVisible(false);
		}
	}
}
