package org.hullwright.editor.archive;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.IConfigurationElement;
import org.eclipse.core.runtime.IExecutableExtension;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.ui.IExportWizard;
import org.eclipse.ui.IWorkbench;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.LeftOut;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Problem;

/** Writes a pack of the workspace as a file. Checks it before: a pack with errors goes out only as an archive, and when that is meant. */
public final class ExportWizard extends Wizard implements IExportWizard, IExecutableExtension {

	private static final int SHOWN = 10; // files that were left out

	private ExportForm form = ExportForm.ARCHIVE;
	private Optional<IProject> selected = Optional.empty();
	private ExportPage page;

	/** Made by the workbench. */
	public ExportWizard() {
		setWindowTitle("Export pack");
		setNeedsProgressMonitor(true);
		setHelpAvailable(false);
	}

	/** Is told in which form, by its name in small letters. */
	@Override
	public void setInitializationData(IConfigurationElement extension, String property, Object data) {
		form = ExportForm.valueOf(data.toString().toUpperCase(Locale.ROOT));
	}

	@Override
	public void init(IWorkbench workbench, IStructuredSelection selection) {
		selected = Optional.ofNullable(Adapters.adapt(selection.getFirstElement(), IResource.class)).map(IResource::getProject);
	}

	@Override
	public void addPages() {
		List<IProject> packs = Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects())
				.filter(project -> project.isOpen() && project.getLocation() != null).sorted(Comparator.comparing(IProject::getName)).toList();
		page = new ExportPage(form, packs, libraries(), selected);
		addPage(page);
	}

	@Override
	public boolean performFinish() {
		Path archive = page.archive();
		PackFile file = new PackFile(form, page.pack().getLocation().toPath(), libraries(), archive, page.paper(), page.savesInk(), page.language());
		boolean withErrors = page.withErrors();
		if (Files.exists(archive) && !MessageDialog.openQuestion(getShell(), "Replace the file?", archive + " is there already. Replace it?")) {
			return false;
		}
		var written = new ArrayList<PackFile.Written>();
		try {
			getContainer().run(true, true, monitor -> written.add(export(file, withErrors, monitor)));
			written.forEach(this::tell);
			return true;
		} catch (InvocationTargetException failure) {
			page.setErrorMessage(failure.getCause().getMessage());
			return false;
		} catch (InterruptedException cancelled) {
			return false;
		}
	}

	/** Folders in which packs lie: beside every open project. */
	private static List<Path> libraries() {
		return Arrays.stream(ResourcesPlugin.getWorkspace().getRoot().getProjects()).filter(project -> project.isOpen() && project.getLocation() != null)
				.map(project -> project.getLocation().toPath().getParent()).distinct().toList();
	}

	private static PackFile.Written export(PackFile file, boolean withErrors, IProgressMonitor monitor) throws InvocationTargetException {
		SubMonitor progress = SubMonitor.convert(monitor, "Exporting " + file.folder().getFileName(), 100);
		try {
			if (!withErrors) {
				refuseErrors(file, progress);
			}
			SubMonitor files = progress.setWorkRemaining(100);
			return file.write(new MonitoredProgress(files));
		} catch (ArchiveRefusal refused) {
			throw new InvocationTargetException(refused);
		} catch (IOException unwritable) {
			ILog.of(ExportWizard.class).warn("A pack could not be exported", unwritable);
			throw new InvocationTargetException(new IOException(file.target() + " could not be written: " + unwritable.getMessage()));
		}
	}

	private static void refuseErrors(PackFile file, SubMonitor progress) throws InvocationTargetException {
		long errors = errorsIn(file.folder(), progress);
		if (errors > 0) {
			throw new InvocationTargetException(new IllegalStateException("The pack has " + (errors == 1 ? "an error" : errors + " errors")
					+ " (see Problems). Mend " + (errors == 1 ? "it" : "them") + (file.form() == ExportForm.ARCHIVE ? ", or tick the box to export it so." : " first.")));
		}
	}

	private static long errorsIn(Path folder, SubMonitor progress) {
		try {
			HullLanguageService language = HullEditorPlugin.language();
			language.workspace().changedOnDisk(List.of(folder)); // what was written a moment ago counts, too
			return language.checking().check(folder, progress::isCanceled).values().stream().flatMap(List::stream)
					.filter(problem -> problem.severity() == Problem.Severity.ERROR).count();
		} catch (CancellationException cancelled) {
			throw new OperationCanceledException(); // the same, in the words of the platform
		}
	}

	/** Hidden files are of the tools, and nobody misses them; of anything else one would think that it has gone along. */
	private void tell(PackFile.Written written) {
		if (!written.report().isEmpty()) {
			MessageDialog.openInformation(getShell(), "Exported", String.join("\n\n", written.report()));
		}
		List<LeftOut> missed = written.leftOut().stream().filter(each -> each.reason() != LeftOut.Reason.HIDDEN).toList();
		if (!missed.isEmpty()) {
			String more = missed.size() > SHOWN ? "\nand " + (missed.size() - SHOWN) + " more" : "";
			MessageDialog.openInformation(getShell(), "Left out", "These files are not in the archive:\n\n"
					+ missed.stream().limit(SHOWN).map(LeftOut::toString).collect(Collectors.joining("\n")) + more);
		}
	}
}
