package org.hullwright.editor.recovery;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.notifications.NotificationPopup;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.editor.recovery.RecoveryArea.Unsaved;

/**
 * Puts lost texts into editors, where they are unsaved as before: the author sees them, and saves or reverts. Nothing on disk is touched
 * and nothing has to be answered first. A text whose file is gone stays in the area and is told about. UI thread only.
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
			ILog.of(Restoration.class).warn("The file " + text.file() + " is gone; its unsaved text is kept in the workspace");
			return false;
		}
		IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
		IEditorPart editor = IDE.openEditor(page, file, false);
		if (!(editor instanceof ITextEditor textEditor)) {
			return false;
		}
		IDocument document = textEditor.getDocumentProvider().getDocument(editor.getEditorInput());
		if (document.get().equals(text.content())) {
			area.forget(text.file());
			return false;
		}
		document.set(text.content());
		return true;
	}

	private static void tell(List<String> files) {
		NotificationPopup.forDisplay(PlatformUI.getWorkbench().getDisplay())
				.title("Unsaved text is back", true)
				.text(String.join(", ", files) + "\nSave it, or revert the file.")
				.delay(SHOWN)
				.open();
	}
}
