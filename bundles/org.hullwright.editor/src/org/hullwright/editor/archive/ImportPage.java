package org.hullwright.editor.archive;

import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;

import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspaceRoot;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.dialogs.IMessageProvider;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.PackFacts.RequiredPack;
import org.hullwright.export.format.PackFormats;

/** Asks which archive is to be imported, shows what is in it, and asks for the project that it becomes. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
final class ImportPage extends WizardPage {

	private static final String DESCRIPTION = "Makes a project of a pack that came as one file.";

	private final IWorkspaceRoot workspace;
	private final ArchiveLook look;
	private ArchiveFileField archive;
	private Text project;
	private Label facts;
	private InspectedArchive found = InspectedArchive.NOTHING;

	ImportPage(IWorkspaceRoot workspace) {
		super("import", "Pack archive", null);
		this.workspace = workspace;
		this.look = new ArchiveLook(workspace);
		setDescription(DESCRIPTION);
	}

	@NonNullByDefault({})
	@Override
	public void createControl(Composite parent) {
		var page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(3).applyTo(page);
		archive = new ArchiveFileField(page, "From file:", PackFormats.ALL.getFirst(), SWT.OPEN, this::look);
		new Label(page, SWT.NONE).setText("Project:");
		project = new Text(page, SWT.BORDER);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(project);
		project.addModifyListener(event -> validate());
		var in = new Label(page, SWT.NONE);
		in.setText("In it:");
		GridDataFactory.swtDefaults().align(SWT.BEGINNING, SWT.BEGINNING).applyTo(in);
		facts = new Label(page, SWT.WRAP);
		GridDataFactory.fillDefaults().grab(true, true).span(2, 1).hint(400, 120).applyTo(facts);
		setControl(page);
		setPageComplete(false);
		archive.focus();
	}

	/** Has the archive looked at aside; what is found counts unless another file has been chosen meanwhile. */
	private void look() {
		show(InspectedArchive.NOTHING);
		Optional<Path> file = archive.file();
		file.ifPresent(chosen -> look.at(chosen).thenAccept(seen -> getShell().getDisplay().asyncExec(() -> {
			if (!getControl().isDisposed() && archive.file().equals(file)) {
				show(seen);
			}
		})));
	}

	private void show(InspectedArchive seen) {
		found = seen;
		Optional<PackFacts> pack = Optional.ofNullable(seen.pack());
		facts.setText(pack.map(known -> described(known, seen.files())).orElse(Objects.requireNonNullElse(seen.fault(), "")));
		pack.ifPresent(known -> project.setText(known.name()));
		validate();
	}

	private static String described(PackFacts pack, int files) {
		String requires = pack.requires().stream().map(RequiredPack::toString).collect(Collectors.joining(", "));
		return (pack.title().isEmpty() ? pack.name() : pack.title()) + " " + pack.version()
				+ (pack.authors().isEmpty() ? "" : "\nby " + String.join(", ", pack.authors()))
				+ (pack.licence().isEmpty() ? "" : "\nunder " + pack.licence())
				+ (requires.isEmpty() ? "" : "\nrequires " + requires) + "\n" + (files == 1 ? "1 file" : files + " files");
	}

	private void validate() {
		Optional<String> fault = fault();
		setErrorMessage(archive.isEmpty() ? null : fault.<@Nullable String>map(why -> why).orElse(null)); // nothing is wrong before
																											// anything is written
		setMessage(found.missing().isEmpty()
				? DESCRIPTION
				: "It requires " + String.join(", ", found.missing()) + ", not in the workspace: until it is, the pack has errors.",
				found.missing().isEmpty() ? IMessageProvider.NONE : IMessageProvider.WARNING);
		setPageComplete(fault.isEmpty() && found.pack() != null);
	}

	private Optional<String> fault() {
		if (archive.file().isEmpty()) {
			return Optional.of("Write the whole path of the file, or choose it with Browse.");
		}
		if (found.pack() == null) {
			return Optional.ofNullable(found.fault()).map(reason -> "This cannot be imported; the reason is below."); // it is longer than
																														// there is room for
																														// here
		}
		String name = project.getText().strip();
		IStatus valid = workspace.getWorkspace().validateName(name, IResource.PROJECT);
		if (!valid.isOK()) {
			return Optional.of(name.isEmpty() ? "Give the project a name." : valid.getMessage());
		}
		return workspace.getProject(name).exists()
				? Optional.of("There is a project called " + name + " already. Choose another name.")
				: Optional.empty();
	}

	Path archive() {
		return archive.file().orElseThrow();
	}

	String project() {
		return project.getText().strip();
	}
}
