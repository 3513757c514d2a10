package org.hullwright.editor.navigation;

import java.net.URI;
import java.util.Arrays;

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
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.TextLocation;

/** Opens places of documents, wherever those are. */
public final class Places {

	private static final String EDITOR = "org.eclipse.ui.genericeditor.GenericEditor";

	private Places() {}

	/** Opens the document and selects the range. */
	public static void open(TextLocation place, IWorkbenchPage page) throws PartInitException {
		IEditorPart editor = open(place.document(), page);
		if (editor instanceof ITextEditor text) {
			text.selectAndReveal(place.range().offset(), place.range().length());
		}
	}

	/** Opens the document and selects the range; that it could not be opened is logged. */
	public static void show(TextLocation place, IWorkbenchPage page) {
		try {
			open(place, page);
		} catch (PartInitException failure) {
			ILog.of(Places.class).error("A place could not be opened: " + place.document(), failure);
		}
	}

	/** Where a place is, for people: the file in its project, and the line. */
	static String nameOf(TextLocation place) {
		if (place.document().equals(HullLanguageService.LIBRARY)) {
			return "core library, line " + place.line();
		}
		String file = Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(place.document()))
				.filter(IFile::exists)
				.map(found -> found.getFullPath().makeRelative().toString()).findFirst().orElseGet(() -> place.document().getPath());
		return file + ", line " + place.line();
	}

	private static IEditorPart open(URI document, IWorkbenchPage page) throws PartInitException {
		if (document.equals(HullLanguageService.LIBRARY)) {
			return page.openEditor(new LibraryInput(), EDITOR);
		}
		for (IFile file : ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(document)) {
			if (file.exists()) {
				return IDE.openEditor(page, file);
			}
		}
		try {
			IFileStore outside = EFS.getStore(document);
			return IDE.openEditorOnFileStore(page, outside);
		} catch (PartInitException failure) {
			throw failure;
		} catch (CoreException unreachable) {
			throw new PartInitException(unreachable.getStatus());
		}
	}
}
