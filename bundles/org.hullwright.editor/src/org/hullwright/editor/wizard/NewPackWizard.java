package org.hullwright.editor.wizard;

import java.io.ByteArrayInputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.WorkspaceModifyOperation;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;

/** Makes a project with a pack in it, and opens its first file with the caret at its end. */
public final class NewPackWizard extends Wizard implements INewWizard {

	private IWorkbench workbench;
	private NewPackPage page;

	/** Made by the workbench. */
	public NewPackWizard() {
		setWindowTitle("New pack");
		setNeedsProgressMonitor(true);
		setHelpAvailable(false);
	}

	@Override
	public void init(IWorkbench used, IStructuredSelection selection) {
		workbench = used;
	}

	@Override
	public void addPages() {
		page = new NewPackPage(ResourcesPlugin.getWorkspace().getRoot());
		addPage(page);
	}

	@Override
	public boolean performFinish() {
		NewPack pack = page.pack();
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(pack.name());
		IFile file = project.getFile(pack.file());
		try {
			getContainer().run(true, false, new WorkspaceModifyOperation() {
				@Override
				protected void execute(IProgressMonitor monitor) throws CoreException {
					SubMonitor progress = SubMonitor.convert(monitor, 3);
					project.create(progress.split(1));
					project.open(progress.split(1));
					file.create(new ByteArrayInputStream(pack.text().getBytes(StandardCharsets.UTF_8)), false, progress.split(1));
				}
			});
			open(file, pack.text().length());
			return true;
		} catch (InvocationTargetException failure) {
			page.setErrorMessage("The pack could not be made: " + failure.getCause().getMessage());
			ILog.of(NewPackWizard.class).warn("The pack " + pack.name() + " could not be made", failure.getCause());
			return false;
		} catch (InterruptedException closing) {
			Thread.currentThread().interrupt();
			return false;
		} catch (PartInitException failure) {
			ILog.of(NewPackWizard.class).warn("The new file could not be opened", failure);
			return true;
		}
	}

	private void open(IFile file, int caret) throws PartInitException {
		if (IDE.openEditor(workbench.getActiveWorkbenchWindow().getActivePage(), file) instanceof ITextEditor editor) {
			editor.selectAndReveal(caret, 0);
		}
	}
}
