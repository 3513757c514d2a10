package org.hullwright.playtest.dialog;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.swt.SWTException;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IWorkbenchWindow;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Picture;
import org.hullwright.picture.SvgWriter;
import org.hullwright.playtest.paint.PngWriter;

/** Asks for a file and writes a picture there: as SVG, or as PNG when the file's name says so. */
public final class PictureSaving {

	private final IWorkbenchWindow window;
	private final String title;

	/** @param title of the dialog */
	public PictureSaving(IWorkbenchWindow window, String title) {
		this.window = window;
		this.title = title;
	}

	/**
	 * A picture among others.
	 *
	 * @param background around it
	 */
	public record Named(String name, Picture picture, Colour background) {}

	/** @param name of the file that is proposed, without its ending */
	public void save(Picture picture, Colour background, String name) {
		save(List.of(new Named(name, picture, background)), name);
	}

	/**
	 * Writes each picture to a file of its own. Of several ones each file is called after its picture as well.
	 *
	 * @param name of the file that is proposed, without its ending
	 */
	public void save(List<Named> pictures, String name) {
		Shell shell = window.getShell();
		Optional<Path> file = window.getService(FileChooser.class).toSave(new FileChooser.Wanted(title, List.of("svg", "png")),
				name + ".svg", shell);
		try {
			if (file.isPresent()) {
				write(pictures, file.get());
			}
		} catch (IOException | SWTException reason) {
			MessageDialog.openError(shell, title, "The picture could not be written: " + reason.getMessage());
		}
	}

	private void write(List<Named> pictures, Path file) throws IOException {
		for (Named each : pictures) {
			write(each, pictures.size() == 1 ? file : besides(file, each.name()));
		}
	}

	/** As in `board-the-ship.svg`. */
	private static Path besides(Path file, String name) {
		String whole = file.getFileName().toString();
		int ending = whole.lastIndexOf('.');
		String start = ending < 0 ? whole : whole.substring(0, ending);
		String words = name.toLowerCase(Locale.ROOT).replaceAll("[^\\p{L}\\p{N}]+", "-");
		return file.resolveSibling(start + "-" + words + (ending < 0 ? "" : whole.substring(ending)));
	}

	private void write(Named picture, Path file) throws IOException {
		if (file.toString().endsWith(".png")) {
			new PngWriter(window.getShell().getDisplay()).write(picture.picture(), picture.background(), file);
		} else {
			Files.writeString(file, new SvgWriter().write(picture.picture(), picture.background()));
		}
	}
}
