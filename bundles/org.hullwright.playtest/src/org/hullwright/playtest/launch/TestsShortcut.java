package org.hullwright.playtest.launch;

import org.eclipse.debug.ui.ILaunchShortcut;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IEditorPart;
import org.hullwright.playtest.packtests.PackTestStarter;
import org.hullwright.playtest.workspace.Packs;

/** Runs the tests of the selected pack. */
public final class TestsShortcut implements ILaunchShortcut {

	@NonNullByDefault({})
	@Override
	public void launch(ISelection selection, String mode) {
		launch(selection, (IEditorPart) null);
	}

	@NonNullByDefault({})
	@Override
	public void launch(IEditorPart editor, String mode) {
		launch(StructuredSelection.EMPTY, editor);
	}

	/** @param editor null when something else is selected */
	private static void launch(ISelection selection, @Nullable IEditorPart editor) {
		Packs.inWorkspace().meant(selection, editor)
				.ifPresent(pack -> LaunchWindow.afterSaving(window -> new PackTestStarter(window).start(pack)));
	}
}
