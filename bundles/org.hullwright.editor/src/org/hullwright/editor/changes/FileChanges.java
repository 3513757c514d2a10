package org.hullwright.editor.changes;

import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.CompositeChange;
import org.eclipse.ltk.core.refactoring.PerformChangeOperation;
import org.eclipse.ltk.core.refactoring.RefactoringCore;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.text.undo.DocumentUndoManagerRegistry;
import org.eclipse.text.undo.IDocumentUndoManager;
import org.hullwright.editor.text.TextFileChanges;
import org.hullwright.lang.ide.answer.TextChange;

/** Changes of several files as one step. A file that was saved before is saved after; one that was being edited stays so. */
public final class FileChanges {

	private FileChanges() {}

	/** The file of a document, whether it exists or is to be made; empty when it belongs to no project. */
	public static Optional<IFile> file(URI document) {
		IWorkspaceRoot root = ResourcesPlugin.getWorkspace().getRoot();
		return Stream.of(root.findFilesForLocationURI(document)).min((one, other) -> Boolean.compare(other.exists(), one.exists()));
	}

	/** The path of the first document that belongs to no project, so that the changes cannot be made; empty when all do. */
	public static Optional<String> outside(Map<URI, List<TextChange>> changes) {
		return changes.keySet().stream().filter(document -> file(document).isEmpty()).map(document -> Path.of(document).toString())
				.findFirst();
	}

	/** The changes as the framework for refactorings wants them. */
	public static Change of(String name, Map<URI, List<TextChange>> changes) {
		var all = new CompositeChange(name);
		all.markAsSynthetic();
		changes.forEach((document, made) -> file(document)
				.map(file -> file.exists() ? TextFileChanges.of(file, made) : new NewFileChange(file, made.getFirst().text()))
				.ifPresent(all::add));
		return all;
	}

	/**
	 * Makes the changes now.
	 *
	 * @throws CoreException when one of the files cannot be changed, for whatever reason; then none is
	 */
	public static void perform(String name, Map<URI, List<TextChange>> changes) throws CoreException {
		Change change = of(name, changes);
		change.initializeValidationData(new NullProgressMonitor());
		var operation = new PerformChangeOperation(change);
		operation.setUndoManager(RefactoringCore.getUndoManager(), name);
		ResourcesPlugin.getWorkspace().run(operation, new NullProgressMonitor());
		if (!operation.changeExecuted()) {
			throw new CoreException(Status.error(operation.getValidationStatus().getMessageMatchingSeverity(RefactoringStatus.FATAL)));
		}
	}

	/** Makes changes in a text that is open, as one step of its undo. It is not saved. */
	public static void apply(List<TextChange> changes, IDocument document) throws BadLocationException {
		IDocumentUndoManager undo = DocumentUndoManagerRegistry.getDocumentUndoManager(document);
		if (undo != null) {
			undo.beginCompoundChange();
		}
		try {
			TextFileChanges.edit(changes).apply(document);
		} finally {
			if (undo != null) {
				undo.endCompoundChange();
			}
		}
	}
}
