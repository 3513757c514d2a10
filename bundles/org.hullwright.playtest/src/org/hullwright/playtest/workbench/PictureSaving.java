package org.hullwright.playtest.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.hullwright.playtest.paint.PngWriter;
import org.hullwright.playtest.picture.Colour;
import org.hullwright.playtest.picture.Picture;
import org.hullwright.playtest.picture.SvgWriter;

/** Asks for a file and writes a picture there: as SVG, or as PNG when the file's name says so. */
final class PictureSaving {
	private final Shell shell;
	private final String title;

	/** @param title of the dialog */
	PictureSaving(Shell shell, String title) {
		this.shell = shell;
		this.title = title;
	}

	/** @param name of the file that is proposed, without its ending */
	void save(Picture picture, Colour background, String name) {
		FileDialog dialog = new FileDialog(shell, SWT.SAVE);
		dialog.setText(title);
		dialog.setFilterExtensions("*.svg", "*.png");
		dialog.setFileName(name + ".svg");
		dialog.setOverwrite(true);
		String file = dialog.open();
		if (file == null) {
			return;
		}
		try {
			if (file.endsWith(".png")) {
				new PngWriter(shell.getDisplay()).write(picture, background, Path.of(file));
			} else {
				Files.writeString(Path.of(file), new SvgWriter().write(picture, background));
			}
		} catch (IOException | SWTException reason) {
			MessageDialog.openError(shell, title, "The picture could not be written: " + reason.getMessage());
		}
	}
}
