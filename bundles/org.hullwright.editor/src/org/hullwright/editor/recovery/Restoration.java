package org.hullwright.editor.recovery;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.notifications.NotificationPopup;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.hullwright.editor.recovery.RecoveryArea.Unsaved;

/**
 * Puts lost texts into editors, where they are unsaved as before: the author sees them, and saves or reverts. Nothing on disk is touched
 * and nothing has to be answered first. A text whose file is gone is offered for another file. UI thread only.
 */
public final class Restoration {

	private static final int SHOWN = 15_000; // milliseconds

	private final RecoveryArea area;

	/** @param area where the texts are kept */
	public Restoration(RecoveryArea area) {
		this.area = area;
	}

	/** Opens the texts. */
	public void restore(List<Unsaved> texts) {
		var restored = new ArrayList<String>();
		for (Unsaved text : texts) {
			try {
				if (restore(text)) {
					restored.add(text.file().lastSegment());
				}
			} catch (PartInitException | IOException failure) {
				ILog.of(Restoration.class).error("The unsaved text of " + text.file() + " could not be brought back", failure);
			}
		}
		if (!restored.isEmpty()) {
			tell(restored);
		}
	}

	/** Whether there was something to bring back. */
	private boolean restore(Unsaved text) throws PartInitException, IOException {
		IFile file = ResourcesPlugin.getWorkspace().getRoot().getFile(text.file());
		if (!file.exists()) {
			new TextWithoutFile(text, area).tell();
			return false;
		}
		boolean isOther = new UnsavedEditor(file).show(text.content());
		if (!isOther) {
			area.forget(text.file());
		}
		return isOther;
	}

	private static void tell(List<String> files) {
		NotificationPopup.forDisplay(PlatformUI.getWorkbench().getDisplay())
				.title("Unsaved text is back", true)
				.text(String.join(", ", files) + "\nSave it, or revert the file.")
				.delay(SHOWN)
				.open();
	}
}
