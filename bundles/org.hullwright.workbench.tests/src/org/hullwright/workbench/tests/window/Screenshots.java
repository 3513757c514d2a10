package org.hullwright.workbench.tests.window;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;
import org.eclipse.swt.widgets.Shell;

/** Pictures of what is open on the screen, for people to look at; kept in the folder the build names. */
public final class Screenshots {

	private static final String FOLDER = "hullwright.test.screenshots";

	private Screenshots() {}

	/** @param name of the file, without its ending */
	public static void take(String name) {
		Wait.painted();
		Display display = Display.getCurrent();
		try {
			Path folder = Path.of(System.getProperty(FOLDER, "screenshots"));
			Files.createDirectories(folder);
			ImageLoader loader = new ImageLoader();
			loader.data = new ImageData[] { Pixels.of(display, windows(display)) };
			loader.save(folder.resolve(name + ".png").toString(), SWT.IMAGE_PNG);
		} catch (IOException reason) {
			throw new UncheckedIOException(reason);
		}
	}

	/** The part of the screen with all windows: most of the rest is empty, and costs as much to be kept. */
	private static Rectangle windows(Display display) {
		Rectangle screen = display.getBounds();
		return Arrays.stream(display.getShells()).filter(Shell::isVisible).map(Shell::getBounds).reduce(Rectangle::union)
				.map(screen::intersection).filter(part -> !part.isEmpty()).orElse(screen);
	}
}
