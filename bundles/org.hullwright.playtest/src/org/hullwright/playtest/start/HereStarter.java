package org.hullwright.playtest.start;

import org.eclipse.core.resources.IFile;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.hullwright.lang.ide.answer.StartingPoint;

/** Begins a game from a place in a text that is edited. What is not saved yet is saved, so that what is played is what is seen. */
final class HereStarter {

	private final IWorkbenchWindow window;

	HereStarter(IWorkbenchWindow window) {
		this.window = window;
	}

	/** Does nothing for a text that lies in no pack of the workspace. */
	void start(StartingPoint from, IEditorPart editor) {
		IFile file = editor.getEditorInput().getAdapter(IFile.class);
		if (file != null && file.getProject().getLocation() != null && PlatformUI.getWorkbench().saveAllEditors(false)) {
			new GameStarter(window).startFrom(from, file.getProject().getLocation().toPath());
		}
	}
}
