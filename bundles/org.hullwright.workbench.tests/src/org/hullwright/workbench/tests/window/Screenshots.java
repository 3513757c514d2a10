package org.hullwright.workbench.tests.window;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

import org.eclipse.swt.SWT;
import org.eclipse.swt.graphics.GC;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.ImageLoader;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Display;

/** Pictures of the screen, for people to look at; kept in the folder the build names. */
public final class Screenshots {

	private static final String FOLDER = "hullwright.test.screenshots";

	private Screenshots() {}

	/** @param name of the file, without its ending */
	public static void take(String name) {
		Wait.painted();
		Display display = Display.getCurrent();
		Rectangle screen = display.getBounds();
		Image image = new Image(display, screen.width, screen.height);
		GC gc = new GC(display);
		try {
			gc.copyArea(image, 0, 0);
			Path folder = Path.of(System.getProperty(FOLDER, "screenshots"));
			Files.createDirectories(folder);
			ImageLoader loader = new ImageLoader();
			loader.data = new ImageData[] { image.getImageData() };
			loader.save(folder.resolve(name + ".png").toString(), SWT.IMAGE_PNG);
		} catch (IOException reason) {
			throw new UncheckedIOException(reason);
		} finally {
			gc.dispose();
			image.dispose();
		}
	}
}
