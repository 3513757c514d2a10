package org.hullwright.editor.theme;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;

import org.eclipse.jface.resource.ImageDescriptor;
import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.ImageData;
import org.eclipse.swt.graphics.RGB;
import org.hullwright.icons.Icon;
import org.hullwright.icons.IconLibrary;
import org.hullwright.lang.ide.answer.ElementKind;

/**
 * The icons that come along, drawn when they are first shown and kept in the image registry. UI thread only; the workbench owns the images.
 */
public final class IconImages {

	/** Width and height in lists, in pixels of a screen that is not enlarged. */
	public static final int SMALL = 16;

	private static final int ALL = 100; // percent

	private IconImages() {}

	/**
	 * The image of an icon.
	 *
	 * @param name of an icon; any other gives the image that stands for icons
	 * @param side width and height, in pixels of a screen that is not enlarged
	 * @param ink the colour of writing where it is shown
	 */
	public static Image of(String name, int side, RGB ink) {
		return IconLibrary.complete().find(name).map(icon -> image(icon, side, ink))
				.orElseGet(() -> ElementIcons.imageOf(ElementKind.ICON));
	}

	private static Image image(Icon icon, int side, RGB ink) {
		ImageRegistry images = JFaceResources.getImageRegistry();
		String colour = String.format("#%02x%02x%02x", ink.red, ink.green, ink.blue);
		String key = IconImages.class.getName() + '/' + icon.name() + '/' + side + colour;
		if (images.getDescriptor(key) == null) {
			images.put(key, ImageDescriptor.createFromImageDataProvider(zoom -> drawn(icon, side * zoom / ALL, colour)));
		}
		return images.get(key);
	}

	private static ImageData drawn(Icon icon, int side, String colour) {
		return new ImageData(new ByteArrayInputStream(icon.svg(side, colour).getBytes(StandardCharsets.UTF_8)));
	}
}
