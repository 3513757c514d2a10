package org.hullwright.editor.archive;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.hullwright.export.folder.WholeFolder;
import org.hullwright.export.format.ExportChoices;
import org.hullwright.export.format.PackFormat;
import org.hullwright.export.format.PackFormat.Result;
import org.hullwright.export.format.PackFormats;

/** Asks which pack is to be exported, in which format, and into which file or folder. */
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // fields are set by the
																												// platform
final class ExportPage extends WizardPage {

	private static final int COLUMNS = 3;

	private final List<IProject> packs;
	private final List<Path> libraries;
	private final @Nullable IProject selected;
	private final PackFormat usual;
	private Combo pack;
	private Combo format;
	private ArchiveFileField target;
	private FormatSettings settings;

	/**
	 * @param libraries folders in which required packs are looked for
	 * @param selected the pack that was selected or edited when the wizard was opened; null for none
	 * @param usual the format that is chosen at first
	 */
	ExportPage(List<IProject> packs, List<Path> libraries, @Nullable IProject selected, PackFormat usual) {
		super("export", "Export a pack", null);
		this.packs = packs;
		this.libraries = libraries;
		this.selected = selected;
		this.usual = usual;
	}

	@NonNullByDefault({})
	@Override
	public void createControl(Composite parent) {
		var page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(COLUMNS).applyTo(page);
		pack = choice(page, "Pack:", packs.stream().map(IProject::getName).toList(), this::packChosen);
		format = choice(page, "Format:", PackFormats.ALL.stream().map(PackFormat::title).toList(), this::formatChosen);
		format.select(PackFormats.ALL.indexOf(usual));
		target = new ArchiveFileField(page, "To file:", usual, SWT.SAVE, this::validate);
		settings = new FormatSettings(page, COLUMNS);
		setControl(page);
		Optional.ofNullable(selected).map(packs::indexOf).filter(index -> index >= 0)
				.or(() -> packs.isEmpty() ? Optional.empty() : Optional.of(0))
				.ifPresent(pack::select);
		formatChosen();
		packChosen();
	}

	private static Combo choice(Composite page, String label, List<String> items, Runnable chosen) {
		new Label(page, SWT.NONE).setText(label);
		var choice = new Combo(page, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).span(COLUMNS - 1, 1).applyTo(choice);
		items.forEach(choice::add);
		choice.addListener(SWT.Selection, event -> chosen.run());
		return choice;
	}

	private void packChosen() {
		suggestTarget();
		if (pack.getSelectionIndex() >= 0) {
			settings.show(pack().getLocation().toPath(), libraries);
		}
	}

	private void formatChosen() {
		setDescription(format().description());
		target.ask(format());
		settings.show(format());
		suggestTarget();
	}

	/** Beside what was chosen before, or in the home folder, under the name of the project. */
	private void suggestTarget() {
		if (pack.getSelectionIndex() >= 0) {
			Path folder = target.file().map(Path::getParent).orElseGet(() -> Path.of(System.getProperty("user.home")));
			target.set(folder.resolve(pack.getText() + format().ending()));
		}
		validate();
	}

	private void validate() {
		String fault = fault();
		setErrorMessage(target.isEmpty() && !packs.isEmpty() ? null : fault); // nothing is wrong before anything is written
		setPageComplete(fault == null);
	}

	/** What is missing; null when nothing is, as the framework wants it. */
	private @Nullable String fault() {
		if (packs.isEmpty()) {
			return "There is no pack in the workspace. Open its project first.";
		}
		Optional<Path> file = target.file();
		if (file.isEmpty()) {
			return "Write the whole path, or choose it with Browse.";
		}
		boolean isFolder = format().result() == Result.FOLDER;
		if (!isFolder && !file.get().toString().endsWith(format().ending())) {
			return "The name of such a file ends with " + format().ending() + ".";
		}
		Path folder = file.get().getParent();
		if (folder == null || !Files.isDirectory(folder)) {
			return "There is no folder " + folder + ".";
		}
		if (Files.isDirectory(file.get()) && !(isFolder && WholeFolder.isOurs(file.get()))) {
			return file.get()
					+ (isFolder ? " is a folder that no export has written, and is not replaced. Choose another name." : " is a folder.");
		}
		return null;
	}

	IProject pack() {
		return packs.get(pack.getSelectionIndex());
	}

	PackFormat format() {
		return PackFormats.ALL.get(format.getSelectionIndex());
	}

	/** The file or folder. */
	Path target() {
		return target.file().orElseThrow();
	}

	/** Whether a pack with errors is meant to be exported. */
	boolean withErrors() {
		return settings.withErrors(format());
	}

	/**
	 * What was chosen for the format.
	 *
	 * @param tool version of this program
	 */
	ExportChoices choices(String tool) {
		return settings.choices(tool);
	}
}
