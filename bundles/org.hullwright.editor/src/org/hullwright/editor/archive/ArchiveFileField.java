package org.hullwright.editor.archive;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.DirectoryDialog;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Text;
import org.hullwright.export.format.PackFormat;

/** Asks for the file that a pack is or becomes: a label, a field and a button that opens the dialog of the system. Fills three columns. */
final class ArchiveFileField {

	private final Text path;
	private final int style;
	private PackFormat format;

	/** @param style of the dialog: {@link SWT#OPEN} or {@link SWT#SAVE} */
	ArchiveFileField(Composite page, String label, PackFormat format, int style, Runnable changed) {
		this.format = format;
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
		String chosen = format.result() == PackFormat.Result.FOLDER ? browseFolder() : browseFile();
		if (chosen != null) {
			path.setText(chosen);
		}
	}

	/** Null when nothing was chosen. */
	private String browseFile() {
		var dialog = new FileDialog(path.getShell(), style);
		dialog.setFilterExtensions(new String[] { "*" + format.ending(), "*" });
		dialog.setFilterNames(new String[] { format.title(), "All files" });
		file().ifPresent(file -> dialog.setFileName(file.toString()));
		return dialog.open();
	}

	/** Asks for the folder in which that of the export will lie; null when nothing was chosen. */
	private @Nullable String browseFolder() {
		var dialog = new DirectoryDialog(path.getShell(), style);
		dialog.setMessage("Choose where the folder is written");
		file().map(Path::getParent).ifPresent(parent -> dialog.setFilterPath(parent.toString()));
		String parent = dialog.open();
		return parent == null ? null : file().map(Path::getFileName).map(name -> Path.of(parent).resolve(name).toString()).orElse(parent);
	}

	/** Asks for a file or folder of another format from now on. */
	void ask(PackFormat other) {
		format = other;
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
