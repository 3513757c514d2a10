package org.hullwright.editor.archive;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.ResourcesPlugin;
import org.eclipse.core.runtime.Adapters;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.SubMonitor;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.DialogSettings;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.wizard.Wizard;
import org.eclipse.swt.SWT;
import org.eclipse.swt.program.Program;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IExportWizard;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.OpenProjects;
import org.hullwright.export.archive.ArchiveRefusal;
import org.hullwright.export.archive.LeftOut;
import org.hullwright.export.format.PackExporter.Exported;
import org.hullwright.export.format.PackFormat;
import org.hullwright.export.format.PackFormat.Result;
import org.hullwright.export.format.PackFormat.Setting;
import org.hullwright.export.format.PackFormats;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Problem;
import org.osgi.framework.FrameworkUtil;

/**
 * Writes a pack of the workspace in one of the formats. Checks it before: a pack with errors goes out only in a format that takes it, and
 * when that is meant.
 */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
public final class ExportWizard extends Wizard implements IExportWizard {

	private static final int SHOWN = 10; // files that were left out

	private static final String FORMAT = "format"; // in the settings of the dialog: the one that was chosen last
	private static final String OPEN = "Open";
	private static final String OPEN_FOLDER = "Open folder";

	private @Nullable IProject selected;
	private ExportPage page;

	public ExportWizard() {
		setWindowTitle("Export pack");
		setNeedsProgressMonitor(true);
		setHelpAvailable(false);
		setDialogSettings(DialogSettings.getOrCreateSection(
				PlatformUI.getDialogSettingsProvider(FrameworkUtil.getBundle(ExportWizard.class)).getDialogSettings(), "export"));
	}

	@NonNullByDefault({})
	@Override
	public void init(IWorkbench workbench, IStructuredSelection selection) {
		Optional<IProject> found = Optional.ofNullable(Adapters.adapt(selection.getFirstElement(), IResource.class))
				.map(IResource::getProject)
				.or(() -> edited(workbench.getActiveWorkbenchWindow()));
		selected = found.isPresent() ? found.get() : null;
	}

	/** The pack whose text is in the active editor. */
	private static Optional<IProject> edited(IWorkbenchWindow window) {
		return Optional.ofNullable(window).map(IWorkbenchWindow::getActivePage).map(IWorkbenchPage::getActiveEditor)
				.map(IEditorPart::getEditorInput)
				.map(input -> input.getAdapter(IFile.class)).map(IResource::getProject);
	}

	@Override
	public void addPages() {
		PackFormat last = Optional.ofNullable(getDialogSettings().get(FORMAT)).flatMap(PackFormats::named)
				.orElse(PackFormats.ALL.getFirst());
		page = new ExportPage(open().all(), open().libraries(), selected, last);
		addPage(page);
	}

	@Override
	public boolean performFinish() {
		Path target = page.target();
		var file = new PackFile(page.format(), page.pack().getLocation().toPath(), open().libraries(), target, page.choices(version()));
		boolean withErrors = page.withErrors();
		if (Files.exists(target) && !MessageDialog.openQuestion(getShell(), "Replace it?", target + " is there already. Replace it?")) {
			return false;
		}
		getDialogSettings().put(FORMAT, page.format().name());
		var written = new ArrayList<Exported>();
		try {
			getContainer().run(true, true, monitor -> written.add(export(file, withErrors, monitor)));
			written.forEach(exported -> tell(exported, file));
			return true;
		} catch (InvocationTargetException failure) {
			page.setErrorMessage(failure.getCause().getMessage());
			return false;
		} catch (InterruptedException cancelled) {
			return false;
		}
	}

	private static String version() {
		return FrameworkUtil.getBundle(ExportWizard.class).getVersion().toString();
	}

	private static OpenProjects open() {
		return new OpenProjects(ResourcesPlugin.getWorkspace().getRoot());
	}

	private static Exported export(PackFile file, boolean withErrors, IProgressMonitor monitor) throws InvocationTargetException {
		SubMonitor progress = SubMonitor.convert(monitor, "Exporting " + file.folder().getFileName(), 100);
		try {
			if (!withErrors) {
				refuseErrors(file, progress);
			}
			SubMonitor files = progress.setWorkRemaining(100);
			return file.write(new MonitoredProgress(files));
		} catch (ArchiveRefusal | IllegalArgumentException refused) {
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
					+ " (see Problems). Mend " + (errors == 1 ? "it" : "them")
					+ (file.format().has(Setting.ERRORS) ? ", or tick the box to export it so." : " first.")));
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

	/** Says that it is done and what came of it, and opens what was written when that is wanted. */
	private void tell(Exported exported, PackFile file) {
		String open = file.format().result() == Result.DOCUMENT ? OPEN : OPEN_FOLDER;
		var message = new ArrayList<String>();
		message.add(file.target() + " is written: " + exported.contents() + ".");
		message.addAll(exported.report());
		message.addAll(missed(exported));
		if (MessageDialog.open(MessageDialog.INFORMATION, getShell(), "Exported", String.join("\n\n", message), SWT.NONE, "Close",
				open) == 1) {
			Path shown = file.format().result() == Result.FILE ? file.target().getParent() : file.target();
			if (!Program.launch(shown.toUri().toString())) {
				MessageDialog.openInformation(getShell(), "Exported", "No program of this system opens it. It is here: " + shown);
			}
		}
	}

	/** Hidden files are of the tools, and nobody misses them; of anything else one would think that it has gone along. */
	private static List<String> missed(Exported exported) {
		List<LeftOut> missed = exported.leftOut().stream().filter(each -> each.reason() != LeftOut.Reason.HIDDEN).toList();
		if (missed.isEmpty()) {
			return List.of();
		}
		String more = missed.size() > SHOWN ? "\nand " + (missed.size() - SHOWN) + " more" : "";
		return List.of("These files are not in it:\n"
				+ missed.stream().limit(SHOWN).map(LeftOut::toString).collect(Collectors.joining("\n")) + more);
	}
}
