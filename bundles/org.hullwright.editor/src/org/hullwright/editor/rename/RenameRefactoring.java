package org.hullwright.editor.rename;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.hullwright.editor.changes.FileChanges;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.Renaming;
import org.hullwright.lang.ide.answer.TextChange;

/** Another name in all files. A file that was saved before is saved after; one that was being edited stays so. */
public final class RenameRefactoring extends Refactoring {

	private final HullDocument text;
	private final int offset;
	private final String oldName;
	private Map<URI, List<TextChange>> changes = Map.of();
	private String newName;

	/**
	 * @param text   where somebody asked for it
	 * @param offset at the name
	 */
	public RenameRefactoring(HullDocument text, int offset, String oldName) {
		this.text = text;
		this.offset = offset;
		this.oldName = oldName;
		this.newName = oldName;
	}

	/** What it is called now. */
	String oldName() {
		return oldName;
	}

	/** Says what it is to be called. */
	public void setNewName(String name) {
		newName = name;
	}

	@Override
	public String getName() {
		return "Rename “" + oldName + "” to “" + newName + "”";
	}

	@Override
	public RefactoringStatus checkInitialConditions(IProgressMonitor monitor) {
		return new RefactoringStatus(); // it was asked before whether the name can be changed
	}

	@Override
	public RefactoringStatus checkFinalConditions(IProgressMonitor monitor) {
		try {
			return switch (text.language().rename(text.address(), offset, newName, monitor::isCanceled)) {
				case Renaming.Refused refused -> RefactoringStatus.createFatalErrorStatus(refused.reason());
				case Renaming.Changes found -> collect(found.changes());
			};
		} catch (CancellationException cancelled) {
			throw (OperationCanceledException) new OperationCanceledException().initCause(cancelled);
		}
	}

	private RefactoringStatus collect(Map<URI, List<TextChange>> found) {
		changes = found;
		return FileChanges.outside(found).map(file -> RefactoringStatus.createFatalErrorStatus(file + " names it as well, and is not in the workspace"))
				.orElseGet(RefactoringStatus::new);
	}

	@Override
	public Change createChange(IProgressMonitor monitor) {
		return FileChanges.of(getName(), changes);
	}
}
