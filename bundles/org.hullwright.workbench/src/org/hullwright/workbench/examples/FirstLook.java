package org.hullwright.workbench.examples;

import java.util.List;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.navigator.resources.ProjectExplorer;
import org.eclipse.ui.part.ISetSelectionTarget;

/** What a new workspace shows: the head of the first example, so that there is something to read, to change and to play. */
final class FirstLook {

	private static final String HEAD = "pack.hull";

	private FirstLook() {
	}

	/** Opens the head of the first example that has one, unless the author has already opened something. */
	static void at(List<IProject> examples) {
		examples.stream().map(example -> example.getFile(HEAD)).filter(IFile::exists).findFirst()
				.ifPresent(head -> PlatformUI.getWorkbench().getDisplay().asyncExec(() -> open(head)));
	}

	private static void open(IFile head) {
		IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow() == null ? null
				: PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
		if (page == null || page.getEditorReferences().length > 0) {
			return;
		}
		try {
			IDE.openEditor(page, head, false);
		} catch (PartInitException failure) {
			ILog.of(FirstLook.class).error("The first example could not be opened", failure);
		}
		if (page.findView(ProjectExplorer.VIEW_ID) instanceof ISetSelectionTarget tree) {
			tree.selectReveal(new StructuredSelection(head));
		}
	}
}
