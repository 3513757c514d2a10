package org.hullwright.editor.changes;

import java.nio.charset.StandardCharsets;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.eclipse.ltk.core.refactoring.resource.DeleteResourceChange;
import org.eclipse.ltk.core.refactoring.resource.ResourceChange;

/** Makes a file that is not there. */
final class NewFileChange extends ResourceChange {

	private final IFile file;
	private final String text;

	/** @param text what stands in it */
	NewFileChange(IFile file, String text) {
		this.file = file;
		this.text = text;
	}

	@Override
	protected IResource getModifiedResource() {
		return file;
	}

	@Override
	public String getName() {
		return "Create " + file.getName();
	}

	@NonNullByDefault({})
	@Override
	public RefactoringStatus isValid(IProgressMonitor progress) throws CoreException, OperationCanceledException {
		return file.exists() ? RefactoringStatus.createFatalErrorStatus(file.getName() + " is there already") : new RefactoringStatus();
	}

	@NonNullByDefault({})
	@Override
	public Change perform(IProgressMonitor progress) throws CoreException {
		file.create(text.getBytes(StandardCharsets.UTF_8), IResource.NONE, progress);
		return new DeleteResourceChange(file.getFullPath(), true);
	}
}
