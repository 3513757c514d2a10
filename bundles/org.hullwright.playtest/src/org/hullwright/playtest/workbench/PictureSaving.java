package org.hullwright.playtest.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.hullwright.playtest.board.BoardPresenter;
import org.hullwright.playtest.paint.PngWriter;
import org.hullwright.playtest.picture.SvgWriter;

/** Asks for a file and writes the whole board there: as SVG, or as PNG when the file's name says so. */
final class PictureSaving {
	private static final String TITLE = "Save a picture of the board";
	private final Shell shell;

	PictureSaving(Shell shell) {
		this.shell = shell;
	}

	void save(BoardPresenter board) {
		FileDialog dialog = new FileDialog(shell, SWT.SAVE);
		dialog.setText(TITLE);
		dialog.setFilterExtensions("*.svg", "*.png");
		dialog.setFileName("board.svg");
		dialog.setOverwrite(true);
		String file = dialog.open();
		if (file == null) {
			return;
		}
		try {
			if (file.endsWith(".png")) {
				new PngWriter(shell.getDisplay()).write(board.picture(), board.theme().table(), Path.of(file));
			} else {
				Files.writeString(Path.of(file), new SvgWriter().write(board.picture(), board.theme().table()));
			}
		} catch (IOException | SWTException reason) {
			MessageDialog.openError(shell, TITLE, "The picture could not be written: " + reason.getMessage());
		}
	}
}
