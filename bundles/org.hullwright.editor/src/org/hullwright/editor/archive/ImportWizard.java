package org.hullwright.editor.archive;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Path;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.IImportWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.actions.WorkspaceModifyOperation;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;
import org.hullwright.export.archive.ArchiveRefusal;

/** Makes a project of an archive, and shows it in the project tree. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class ImportWizard extends Wizard implements IImportWizard {

	private final IWorkspaceRoot workspace = ResourcesPlugin.getWorkspace().getRoot();
	private IWorkbench workbench;
	private ImportPage page;

	public ImportWizard() {
		setWindowTitle("Import pack");
		setNeedsProgressMonitor(true);
		setHelpAvailable(false);
	}

	@NonNullByDefault({})
	@Override
	public void init(IWorkbench used, IStructuredSelection selection) {
		workbench = used;
	}

	@Override
	public void addPages() {
		page = new ImportPage(workspace);
		addPage(page);
	}

	@Override
	public boolean performFinish() {
		Path archive = page.archive();
		IProject project = workspace.getProject(page.project());
		try {
			getContainer().run(true, true, new WorkspaceModifyOperation() {

				@NonNullByDefault({})
				@Override
				protected void execute(IProgressMonitor monitor) throws CoreException, InvocationTargetException {
					SubMonitor progress = SubMonitor.convert(monitor, "Importing " + project.getName(), 10);
					unpack(archive, workspace.getLocation().toPath().resolve(project.getName()), progress.split(8));
					project.create(progress.split(1));
					project.open(progress.split(1));
				}
			});
			BasicNewResourceWizard.selectAndReveal(project, workbench.getActiveWorkbenchWindow());
			return true;
		} catch (InvocationTargetException failure) {
			page.setErrorMessage(failure.getCause().getMessage());
			return false;
		} catch (InterruptedException cancelled) {
			return false;
		}
	}

	private static void unpack(Path archive, Path folder, SubMonitor progress) throws InvocationTargetException {
		try {
			Archives.importer().unpack(archive, folder, new MonitoredProgress(progress));
		} catch (ArchiveRefusal refused) {
			throw new InvocationTargetException(refused);
		} catch (IOException unwritable) {
			ILog.of(ImportWizard.class).warn("A pack could not be imported", unwritable);
			throw new InvocationTargetException(new IOException(folder + " could not be written: " + unwritable.getMessage()));
		}
	}
}
