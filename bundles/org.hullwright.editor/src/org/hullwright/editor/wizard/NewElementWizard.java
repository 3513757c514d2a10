package org.hullwright.editor.wizard;

import java.io.InputStream;
import java.lang.reflect.InvocationTargetException;
import java.util.List;

import org.eclipse.core.resources.IContainer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IFolder;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ltk.core.refactoring.CompositeChange;
import org.eclipse.ui.INewWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.actions.WorkspaceModifyOperation;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.wizards.newresource.BasicNewResourceWizard;
import org.hullwright.editor.text.TextFileChanges;
import org.hullwright.lang.ide.answer.Draft;

/**
 * Writes a new element into a pack and opens it where its author goes on. One wizard for all kinds: which one it begins with is written
 * behind its class where it is registered, as in {@code ...NewElementWizard:room}.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class NewElementWizard extends Wizard implements INewWizard, IExecutableExtension {

	private static final String USUAL = "room";

	private String word = USUAL;
	private IWorkbench workbench;
	private IStructuredSelection selection;
	private NewElementPage page;

	public NewElementWizard() {
		setWindowTitle("New element");
		setHelpAvailable(false);
	}

	@NonNullByDefault({})
	@Override
	public void setInitializationData(IConfigurationElement registered, String property, Object data) {
		if (data instanceof String begun && !begun.isBlank()) {
			word = begun;
		}
	}

	@NonNullByDefault({})
	@Override
	public void init(IWorkbench used, IStructuredSelection selected) {
		workbench = used;
		selection = selected;
	}

	@Override
	public void addPages() {
		List<PackProject> packs = PackProject.in(ResourcesPlugin.getWorkspace().getRoot());
		IWorkbenchPage shown = workbench.getActiveWorkbenchWindow() == null ? null : workbench.getActiveWorkbenchWindow().getActivePage();
		page = new NewElementPage(packs,
				PackProject.meant(packs, selection, PackProject.edited(shown == null ? null : shown.getActiveEditor()))
						.<@Nullable PackProject>map(pack -> pack).orElse(null),
				word);
		addPage(page);
	}

	@Override
	public boolean performFinish() {
		Draft draft = page.draft();
		IFile file = page.file().orElseThrow();
		try {
			getContainer().run(false, false, new WorkspaceModifyOperation() {

				@NonNullByDefault({})
				@Override
				protected void execute(IProgressMonitor monitor) throws CoreException {
					page.copyPictures(monitor);
					write(draft, file);
				}
			});
			open(file, TextFileChanges.indented(draft.caret(), draft.changes().getOrDefault(file.getLocationURI(), List.of())));
			return true;
		} catch (InvocationTargetException failure) {
			page.setErrorMessage("It could not be written: " + failure.getCause().getMessage());
			ILog.of(NewElementWizard.class).warn("A new element could not be written", failure.getCause());
			return false;
		} catch (InterruptedException closing) {
			Thread.currentThread().interrupt();
			return false;
		} catch (PartInitException failure) {
			ILog.of(NewElementWizard.class).warn("The file of the new element could not be opened", failure);
			return true;
		}
	}

	private static void write(Draft draft, IFile file) throws CoreException {
		if (!file.exists()) {
			create(file.getParent());
			file.create(InputStream.nullInputStream(), false, new NullProgressMonitor());
		}
		var all = new CompositeChange("New element");
		draft.changes().forEach(
				(document, made) -> TextFileChanges.file(document).ifPresent(changed -> all.add(TextFileChanges.of(changed, made))));
		all.initializeValidationData(new NullProgressMonitor());
		all.perform(new NullProgressMonitor());
	}

	private static void create(IContainer container) throws CoreException {
		if (container instanceof IFolder folder && !folder.exists()) {
			create(folder.getParent());
			folder.create(false, true, new NullProgressMonitor());
		}
	}

	private void open(IFile file, int caret) throws PartInitException {
		if (IDE.openEditor(workbench.getActiveWorkbenchWindow().getActivePage(), file) instanceof ITextEditor editor) {
			editor.selectAndReveal(caret, 0);
		}
		BasicNewResourceWizard.selectAndReveal(file, workbench.getActiveWorkbenchWindow());
	}
}
