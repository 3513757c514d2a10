package org.hullwright.editor.archive;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;

/** Asks for the file that a pack is or becomes: a label, a field and a button that opens the dialog of the system. Fills three columns. */
final class ArchiveFileField {

	private final Text path;
	private final ExportForm form;
	private final int style;

	/** @param style of the dialog: {@link SWT#OPEN} or {@link SWT#SAVE} */
	ArchiveFileField(Composite page, String label, ExportForm form, int style, Runnable changed) {
		this.form = form;
		this.style = style;
		new Label(page, SWT.NONE).setText(label);
		path = new Text(page, SWT.BORDER);
		GridDataFactory.fillDefaults().grab(true, false).align(SWT.FILL, SWT.CENTER).applyTo(path);
		path.addModifyListener(event -> changed.run());
		var browse = new Button(page, SWT.PUSH);
		browse.setText("B&rowse...");
		browse.addListener(SWT.Selection, event -> browse());
	}

	private void browse() {
		var dialog = new FileDialog(path.getShell(), style);
		dialog.setFilterExtensions(new String[] { "*" + form.ending(), "*" });
		dialog.setFilterNames(new String[] { form.files(), "All files" });
		file().ifPresent(file -> dialog.setFileName(file.toString()));
		String chosen = dialog.open();
		if (chosen != null) {
			path.setText(chosen);
		}
	}

	/** Whether nothing is written in it. */
	boolean isEmpty() {
		return path.getText().isBlank();
	}

	/** The file; empty when nothing is written, or nothing that is the whole path of a file. */
	Optional<Path> file() {
		try {
			return Optional.of(path.getText().strip()).filter(text -> !text.isEmpty()).map(Path::of).filter(Path::isAbsolute);
		} catch (InvalidPathException noPath) {
			return Optional.empty();
		}
	}

	void set(Path file) {
		path.setText(file.toString());
	}

	void focus() {
		path.setFocus();
	}
}
