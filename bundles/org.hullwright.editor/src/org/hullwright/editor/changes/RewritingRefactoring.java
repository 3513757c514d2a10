package org.hullwright.editor.changes;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;

import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.answer.Rewriting;
import org.hullwright.lang.ide.answer.TextChange;

/**
 * Something that the language service writes otherwise in files, as the framework for refactorings wants it: with a preview and a way back.
 */
public abstract class RewritingRefactoring extends Refactoring {

	private Map<URI, List<TextChange>> changes = Map.of();

	/** Asks the language service. Not on the UI thread. */
	protected abstract Rewriting ask(CancelIndicator cancelled);

	@NonNullByDefault({})
	@Override
	public final RefactoringStatus checkInitialConditions(IProgressMonitor monitor) {
		return new RefactoringStatus(); // it was asked before whether it can be done
	}

	@NonNullByDefault({})
	@Override
	public final RefactoringStatus checkFinalConditions(IProgressMonitor monitor) {
		changes = Map.of();
		try {
			return switch (ask(monitor::isCanceled)) {
				case Rewriting.Refused refused -> RefactoringStatus.createFatalErrorStatus(refused.reason());
				case Rewriting.Changes found -> collect(found.changes());
			};
		} catch (CancellationException cancelled) {
			throw (OperationCanceledException) new OperationCanceledException().initCause(cancelled);
		}
	}

	private RefactoringStatus collect(Map<URI, List<TextChange>> found) {
		changes = found;
		return FileChanges.outside(found)
				.map(file -> RefactoringStatus.createFatalErrorStatus(file + " would change as well, and is not in the workspace"))
				.orElseGet(RefactoringStatus::new);
	}

	@NonNullByDefault({})
	@Override
	public final Change createChange(IProgressMonitor monitor) {
		return FileChanges.of(getName(), changes);
	}
}
