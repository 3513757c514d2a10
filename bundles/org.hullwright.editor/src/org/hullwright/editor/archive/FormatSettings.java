package org.hullwright.editor.archive;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.GridData;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.hullwright.export.format.Expansions;
import org.hullwright.export.format.ExportChoices;
import org.hullwright.export.format.PackFormat;
import org.hullwright.export.format.PackFormat.Setting;
import org.hullwright.export.format.PackFormats;
import org.hullwright.export.json.DrawingForm;
import org.hullwright.export.pdf.Paper;
import org.hullwright.export.pdf.PrintOptions;

/** Asks for what can be chosen for a format. Rows that are for other formats are not shown. */
final class FormatSettings {

	private static final int COLUMNS = 2;

	private final Composite rows;
	private final Map<Setting, List<Control>> controls = new EnumMap<>(Setting.class);
	private final Button withErrors;
	private final Button withSource;
	private final Combo drawings;
	private final Text address;
	private final Combo paper;
	private final LanguageField language;
	private final Button inkSaver;

	FormatSettings(Composite parent, int columns) {
		rows = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(COLUMNS).applyTo(rows);
		GridDataFactory.fillDefaults().grab(true, false).span(columns, 1).applyTo(rows);
		withErrors = check(Setting.ERRORS, "Export it even if it has &errors");
		withSource = check(Setting.SOURCE, "With the &Hull text, so that it can be imported again");
		withSource.setSelection(true);
		label(Setting.DRAWINGS, "Pictures of all components:");
		drawings = new Combo(rows, SWT.READ_ONLY);
		Stream.of(DrawingForm.values()).forEach(each -> drawings.add(each.toString()));
		drawings.select(DrawingForm.NONE.ordinal());
		GridDataFactory.swtDefaults().applyTo(drawings);
		add(Setting.DRAWINGS, drawings);
		label(Setting.ADDRESS, "Address on the web:");
		address = new Text(rows, SWT.BORDER);
		address.setMessage("Where the folder will be found, as in https://example.org/my-pack; empty for a test on this machine");
		GridDataFactory.fillDefaults().grab(true, false).applyTo(address);
		add(Setting.ADDRESS, address);
		label(Setting.PAPER, "Paper:");
		paper = new Combo(rows, SWT.READ_ONLY);
		Stream.of(Paper.values()).forEach(each -> paper.add(each.toString()));
		paper.select(usualPaper().ordinal());
		GridDataFactory.swtDefaults().applyTo(paper);
		add(Setting.PAPER, paper);
		int before = rows.getChildren().length;
		language = new LanguageField(rows, COLUMNS - 1);
		Stream.of(rows.getChildren()).skip(before).forEach(control -> add(Setting.LANGUAGE, control));
		inkSaver = check(Setting.INK, "Save &ink: only hint at colours");
		leaveRoom();
	}

	/** Room for the format that asks for most: a dialog does not grow with what is shown later. */
	private void leaveRoom() {
		int highest = 0;
		for (PackFormat format : PackFormats.ALL) {
			show(format);
			highest = Math.max(highest, rows.computeSize(SWT.DEFAULT, SWT.DEFAULT, true).y);
		}
		((GridData) rows.getLayoutData()).minimumHeight = highest;
		((GridData) rows.getLayoutData()).heightHint = highest;
	}

	private Button check(Setting setting, String text) {
		var check = new Button(rows, SWT.CHECK);
		check.setText(text);
		GridDataFactory.fillDefaults().span(COLUMNS, 1).applyTo(check);
		add(setting, check);
		return check;
	}

	private void label(Setting setting, String text) {
		var label = new Label(rows, SWT.NONE);
		label.setText(text);
		GridDataFactory.swtDefaults().applyTo(label);
		add(setting, label);
	}

	private void add(Setting setting, Control control) {
		controls.computeIfAbsent(setting, any -> new ArrayList<>()).add(control);
	}

	/** Shows what can be chosen for a format. */
	void show(PackFormat format) {
		controls.forEach((setting, those) -> those.forEach(control -> {
			boolean shown = format.has(setting);
			control.setVisible(shown);
			if (!(control.getLayoutData() instanceof GridData)) {
				control.setLayoutData(new GridData());
			}
			((GridData) control.getLayoutData()).exclude = !shown;
		}));
		rows.requestLayout();
	}

	/**
	 * Offers what a pack has to choose from.
	 *
	 * @param libraries folders in which required packs are looked for
	 */
	void show(Path pack, List<Path> libraries) {
		language.show(pack, libraries);
	}

	/** Whether a pack with errors is meant to be exported. */
	boolean withErrors(PackFormat format) {
		return format.has(Setting.ERRORS) && withErrors.getSelection();
	}

	/**
	 * What was chosen.
	 *
	 * @param tool version of this program
	 */
	ExportChoices choices(String tool) {
		PrintOptions usual = PrintOptions.USUAL;
		var print = new PrintOptions(Paper.values()[paper.getSelectionIndex()], usual.backs(), usual.bleed(), usual.gap(),
				usual.shiftRight(),
				usual.shiftDown(), inkSaver.getSelection(), Set.of(), language.language());
		return new ExportChoices(tool, Expansions.USUAL, withSource.getSelection(), address.getText().strip(),
				DrawingForm.values()[drawings.getSelectionIndex()], print);
	}

	/** North America has a paper of its own. */
	private static Paper usualPaper() {
		return List.of("US", "CA", "MX").contains(Locale.getDefault().getCountry()) ? Paper.LETTER : Paper.A4;
	}
}
