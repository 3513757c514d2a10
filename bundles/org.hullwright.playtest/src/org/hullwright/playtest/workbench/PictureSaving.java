package org.hullwright.playtest.workbench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.FileDialog;
import org.eclipse.swt.widgets.Shell;
import org.hullwright.playtest.board.BoardPresenter;
import org.hullwright.playtest.picture.SvgWriter;

/** Asks for a file and writes the board there. */
final class PictureSaving {
	private final Shell shell;

	PictureSaving(Shell shell) {
		this.shell = shell;
	}

	void save(BoardPresenter board) {
		FileDialog dialog = new FileDialog(shell, SWT.SAVE);
		dialog.setText("Save a picture of the board");
		dialog.setFilterExtensions("*.svg");
		dialog.setFileName("board.svg");
		dialog.setOverwrite(true);
		String file = dialog.open();
		if (file == null) {
			return;
		}
		try {
			Files.writeString(Path.of(file), new SvgWriter().write(board.picture(), board.theme().table()));
		} catch (IOException reason) {
			MessageDialog.openError(shell, "Save a picture of the board", "The picture could not be written: " + reason.getMessage());
		}
	}
}
