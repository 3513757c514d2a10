package org.hullwright.playtest.design;

import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.filesystem.EFS;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.ide.ResourceUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.texteditor.ITextEditorExtension2;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.design.DesignChange;

/**
 * Writes changes of designs into the editors of their files, where they can be undone and are saved with the rest. A file that is not open
 * is opened behind the one that its author is in. UI thread.
 */
final class DesignWriter {

	private final IWorkbenchPage page;

	DesignWriter(IWorkbenchPage page) {
		this.page = page;
	}

	/** What became of a change. */
	enum Outcome {

		/** It is written. */
		WRITTEN,
		/** The text is another one than that for which it was worked out. */
		OUTDATED,
		/** The file is in no project, or cannot be changed. */
		REFUSED
	}

	/**
	 * Writes a change.
	 *
	 * @param before the text for which it was worked out; empty for a file that is to be made
	 * @throws CoreException when the file cannot be made or opened
	 */
	Outcome write(DesignChange change, String before) throws CoreException {
		Optional<IFile> file = fileOf(change.document());
		if (file.isEmpty()) {
			return Outcome.REFUSED;
		}
		if (!file.get().exists()) {
			String text = TextChange.applied("", change.changes());
			file.get().create(text.getBytes(StandardCharsets.UTF_8), true, false, new NullProgressMonitor());
			opened(file.get());
			return Outcome.WRITTEN;
		}
		ITextEditor editor = opened(file.get());
		if (editor == null || !isChangeable(editor)) {
			return Outcome.REFUSED;
		}
		IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		if (!document.get().equals(before)) {
			return Outcome.OUTDATED;
		}
		apply(change.changes(), document);
		return Outcome.WRITTEN;
	}

	/** The document of a file as it is edited; empty when that is not open. */
	Optional<IDocument> document(URI document) {
		return fileOf(document).map(file -> ResourceUtil.findEditor(page, file))
				.map(editor -> editor.getAdapter(ITextEditor.class))
				.map(editor -> editor.getDocumentProvider().getDocument(editor.getEditorInput()));
	}

	private static boolean isChangeable(ITextEditor editor) {
		return editor.isEditable()
				&& (!(editor instanceof ITextEditorExtension2 checked) || checked.validateEditorInputState());
	}

	/** Empty for what is no file, such as the core library, of which the platform would log that it knows no such file system. */
	private static Optional<IFile> fileOf(URI document) {
		return Stream.of(document).filter(uri -> EFS.SCHEME_FILE.equals(uri.getScheme()))
				.flatMap(uri -> Stream.of(ResourcesPlugin.getWorkspace().getRoot().findFilesForLocationURI(uri)))
				.min((one, other) -> Boolean.compare(other.exists(), one.exists()));
	}

	private @Nullable ITextEditor opened(IFile file) throws CoreException {
		IEditorPart before = page.getActiveEditor();
		IEditorPart editor = IDE.openEditor(page, file, false);
		if (before != null && before != editor) {
			page.bringToTop(before);
		}
		return editor == null ? null : editor.getAdapter(ITextEditor.class);
	}

	private static void apply(List<TextChange> changes, IDocument document) {
		var edit = new MultiTextEdit();
		changes.forEach(change -> edit.addChild(new ReplaceEdit(change.range().offset(), change.range().length(), change.text())));
		IDocumentUndoManager undo = DocumentUndoManagerRegistry.getDocumentUndoManager(document);
		if (undo != null) {
			undo.beginCompoundChange();
		}
		try {
			edit.apply(document);
		} catch (BadLocationException elsewhere) {
			throw new IllegalStateException("the change is of another text", elsewhere);
		} finally {
			if (undo != null) {
				undo.endCompoundChange();
			}
		}
	}
}
