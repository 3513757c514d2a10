package org.hullwright.editor.wizard;

import java.io.ByteArrayInputStream;
import java.lang.reflect.InvocationTargetException;
import java.nio.charset.StandardCharsets;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.WorkspaceModifyOperation;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;
import org.hullwright.editor.examples.ExampleProjects;

/** Makes a project with a pack in it, and opens its first file with the caret at its end. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class NewPackWizard extends Wizard implements INewWizard {

	private IWorkbench workbench;
	private IStructuredSelection selected;
	private NewPackPage page;

	public NewPackWizard() {
		setWindowTitle("New pack");
		setNeedsProgressMonitor(true);
		setHelpAvailable(false);
	}

	@NonNullByDefault({})
	@Override
	public void init(IWorkbench used, IStructuredSelection selection) {
		workbench = used;
		selected = selection;
	}

	@Override
	public void addPages() {
		IEditorPart editor = workbench.getActiveWorkbenchWindow().getActivePage().getActiveEditor();
		page = new NewPackPage(ResourcesPlugin.getWorkspace().getRoot(), selected, PackProject.edited(editor));
		addPage(page);
	}

	@Override
	public boolean performFinish() {
		NewPack pack = page.pack();
		IProject project = ResourcesPlugin.getWorkspace().getRoot().getProject(pack.draft().name());
		try {
			getContainer().run(true, false, new WorkspaceModifyOperation() {

				@NonNullByDefault({})
				@Override
				protected void execute(IProgressMonitor monitor) throws CoreException {
					switch (pack.beginning()) {
						case NewPack.CopyOf(PackProject original) -> copy(original, pack, project, monitor);
						case NewPack.FromNothing nothing -> create(pack, project, monitor);
						case NewPack.ChangesTo base -> create(pack, project, monitor);
					}
				}
			});
			open(PackProject.of(project).manifest(), pack);
			return true;
		} catch (InvocationTargetException failure) {
			page.setErrorMessage("The pack could not be made: " + failure.getCause().getMessage());
			ILog.of(NewPackWizard.class).warn("The pack " + pack.draft().name() + " could not be made", failure.getCause());
			return false;
		} catch (InterruptedException closing) {
			Thread.currentThread().interrupt();
			return false;
		} catch (PartInitException failure) {
			ILog.of(NewPackWizard.class).warn("The new file could not be opened", failure);
			return true;
		}
	}

	private static void create(NewPack pack, IProject project, IProgressMonitor monitor) throws CoreException {
		SubMonitor progress = SubMonitor.convert(monitor, 3);
		project.create(progress.split(1));
		project.open(progress.split(1));
		project.getFile(pack.draft().file()).create(new ByteArrayInputStream(pack.text().getBytes(StandardCharsets.UTF_8)), false,
				progress.split(1));
	}

	/** Everything is copied; only the texts say themselves to which pack they belong. */
	private static void copy(PackProject original, NewPack pack, IProject project, IProgressMonitor monitor) throws CoreException {
		String name = original.hullName();
		SubMonitor progress = SubMonitor.convert(monitor, 1 + original.files().size());
		original.project().copy(project.getFullPath(), false, progress.split(1));
		ExampleProjects.unmark(project);
		for (IFile text : PackProject.of(project).files()) {
			String renamed = pack.draft().renamed(text.readString(), name);
			text.setContents(new ByteArrayInputStream(renamed.getBytes(StandardCharsets.UTF_8)), IResource.NONE, progress.split(1));
		}
	}

	/** Who begins from nothing goes on below the manifest; a copy is read from its beginning. */
	private void open(IFile file, NewPack pack) throws PartInitException {
		int caret = pack.beginning() instanceof NewPack.CopyOf ? 0 : pack.text().length();
		if (IDE.openEditor(workbench.getActiveWorkbenchWindow().getActivePage(), file) instanceof ITextEditor editor) {
			editor.selectAndReveal(caret, 0);
		}
		BasicNewResourceWizard.selectAndReveal(file, workbench.getActiveWorkbenchWindow());
	}
}
