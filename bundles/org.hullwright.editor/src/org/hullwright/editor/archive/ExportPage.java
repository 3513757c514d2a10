package org.hullwright.editor.archive;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.core.resources.IProject;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.jface.wizard.WizardPage;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.hullwright.export.pdf.Paper;

/** Asks which pack is to be exported, and into which file. */
final class ExportPage extends WizardPage {

	private final ExportForm form;
	private final List<IProject> packs;
	private final List<Path> libraries;
	private final Optional<IProject> selected;
	private Combo pack;
	private ArchiveFileField archive;
	private Combo paper; // for what is printed, else null
	private LanguageField language; // for what is printed, else null
	private Button inkSaver; // for what is printed, else null
	private Button withErrors; // for archives, else null

	/**
	 * @param libraries folders in which required packs are looked for
	 * @param selected  what was selected in the window when the wizard was opened
	 */
	ExportPage(ExportForm form, List<IProject> packs, List<Path> libraries, Optional<IProject> selected) {
		super("export", form.title(), null);
		this.form = form;
		this.packs = packs;
		this.libraries = libraries;
		this.selected = selected;
		setDescription(form.description());
	}

	@Override
	public void createControl(Composite parent) {
		var page = new Composite(parent, SWT.NONE);
		GridLayoutFactory.swtDefaults().numColumns(3).applyTo(page);
		new Label(page, SWT.NONE).setText("Pack:");
		pack = new Combo(page, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).span(2, 1).applyTo(pack);
		packs.forEach(each -> pack.add(each.getName()));
		pack.addListener(SWT.Selection, event -> packChosen());
		archive = new ArchiveFileField(page, "To file:", form, SWT.SAVE, this::validate);
		switch (form) {
			case ARCHIVE -> {
				withErrors = new Button(page, SWT.CHECK);
				withErrors.setText("Export it even if it has &errors");
				GridDataFactory.fillDefaults().span(3, 1).applyTo(withErrors);
			}
			case PRINT -> {
				new Label(page, SWT.NONE).setText("Paper:");
				paper = new Combo(page, SWT.READ_ONLY);
				GridDataFactory.swtDefaults().span(2, 1).applyTo(paper);
				Stream.of(Paper.values()).forEach(each -> paper.add(each.toString()));
				paper.select(usualPaper().ordinal());
				language = new LanguageField(page, 2);
				inkSaver = new Button(page, SWT.CHECK);
				inkSaver.setText("Save &ink: only hint at colours");
				GridDataFactory.fillDefaults().span(3, 1).applyTo(inkSaver);
			}
			case PAGE -> { /* asks for nothing else */ }
		}
		setControl(page);
		selected.map(packs::indexOf).filter(index -> index >= 0).or(() -> packs.isEmpty() ? Optional.empty() : Optional.of(0)).ifPresent(pack::select);
		packChosen();
	}

	private void packChosen() {
		suggestFile();
		if (language != null && pack.getSelectionIndex() >= 0) {
			language.show(pack().getLocation().toPath(), libraries);
		}
	}

	/** Beside what was chosen before, or in the home folder, under the name of the project. */
	private void suggestFile() {
		if (pack.getSelectionIndex() >= 0) {
			Path folder = archive.file().map(Path::getParent).orElseGet(() -> Path.of(System.getProperty("user.home")));
			archive.set(folder.resolve(pack.getText() + form.ending()));
		}
		validate();
	}

	private void validate() {
		String fault = fault();
		setErrorMessage(archive.isEmpty() && !packs.isEmpty() ? null : fault); // nothing is wrong before anything is written
		setPageComplete(fault == null);
	}

	/** What is missing; null when nothing is, as the framework wants it. */
	private String fault() {
		if (packs.isEmpty()) {
			return "There is no pack in the workspace. Open its project first.";
		}
		Optional<Path> file = archive.file();
		if (file.isEmpty()) {
			return "Write the whole path of the file, or choose it with Browse.";
		}
		if (!file.get().toString().endsWith(form.ending())) {
			return "The name of such a file ends with " + form.ending() + ".";
		}
		Path folder = file.get().getParent();
		if (!Files.isDirectory(folder)) {
			return "There is no folder " + folder + ".";
		}
		return Files.isDirectory(file.get()) ? file.get() + " is a folder." : null;
	}

	IProject pack() {
		return packs.get(pack.getSelectionIndex());
	}

	Path archive() {
		return archive.file().orElseThrow();
	}

	/** Whether a pack with errors is meant to be exported. */
	boolean withErrors() {
		return withErrors != null && withErrors.getSelection();
	}

	/** What is printed on. */
	Paper paper() {
		return paper == null ? Paper.A4 : Paper.values()[paper.getSelectionIndex()];
	}

	/** The language of what is printed; empty text for that of the pack. */
	String language() {
		return language == null ? "" : language.language();
	}

	/** Whether what is printed only hints at colours. */
	boolean savesInk() {
		return inkSaver != null && inkSaver.getSelection();
	}

	/** North America has a paper of its own. */
	private static Paper usualPaper() {
		return List.of("US", "CA", "MX").contains(Locale.getDefault().getCountry()) ? Paper.LETTER : Paper.A4;
	}
}
