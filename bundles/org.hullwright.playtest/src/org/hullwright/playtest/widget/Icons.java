package org.hullwright.playtest.widget;

import java.net.URL;

import org.eclipse.jface.resource.ImageDescriptor;

/** The bundle's own icons, by name. */
public final class Icons {

	private Icons() {}

	/** @param name of a file in the folder of icons, without its ending */
	public static ImageDescriptor descriptor(String name) {
		URL file = Icons.class.getResource("/icons/" + name + ".svg");
		return ImageDescriptor.createFromURL(file);
	}
}
