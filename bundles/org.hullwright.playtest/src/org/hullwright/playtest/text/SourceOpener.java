package org.hullwright.playtest.text;

import java.net.URI;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.filesystem.IFileStore;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.engine.tree.Place;

/** Opens the text of a pack at a place. Places that stand in no file are passed over. */
public final class SourceOpener {

	private final IWorkbenchPage page;

	public SourceOpener(IWorkbenchPage page) {
		this.page = page;
	}

	public void open(Place place) {
		if (place.line() == 0 || !place.uri().startsWith("file:")) {
			return;
		}
		try {
			makeRoom();
			select(opened(URI.create(place.uri())), place.offset(), place.length());
		} catch (CoreException reason) {
			ILog.of(SourceOpener.class).warn("The text of " + place + " could not be opened.", reason);
		}
	}

	/**
	 * Opens a file of the workspace and selects a part of it.
	 *
	 * @param offset in characters from the start
	 */
	public void open(IFile file, int offset, int length) {
		try {
			makeRoom();
			select(IDE.openEditor(page, file), offset, length);
		} catch (PartInitException reason) {
			ILog.of(SourceOpener.class).warn(file.getFullPath() + " could not be opened.", reason);
		}
	}

	/** Shows the place where texts are opened; the board hides it with the last one. */
	public void makeRoom() {
		if (!page.isEditorAreaVisible()) {
			page.setEditorAreaVisible(true);
		}
	}

	private static void select(IEditorPart editor, int offset, int length) {
		ITextEditor text = editor == null ? null : editor.getAdapter(ITextEditor.class);
		if (text != null) {
			text.selectAndReveal(offset, length);
		}
	}

	/** In the workspace where it is part of it, else as the file it is. */
	private IEditorPart opened(URI uri) throws CoreException, PartInitException {
		IFile[] files = ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(uri);
		if (files.length > 0) {
			return IDE.openEditor(page, files[0]);
		}
		IFileStore store = EFS.getStore(uri);
		return IDE.openEditorOnFileStore(page, store);
	}
}
