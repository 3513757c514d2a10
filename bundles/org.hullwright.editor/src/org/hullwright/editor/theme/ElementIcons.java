package org.hullwright.editor.theme;

import java.util.Locale;

import org.eclipse.jface.resource.ImageRegistry;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.swt.graphics.Image;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.lang.ide.answer.ElementKind;

/** The icon of each sort of thing. UI thread only; the workbench owns the images. */
public final class ElementIcons {

	private ElementIcons() {}

	/** The image of a sort of thing. */
	public static Image imageOf(ElementKind kind) {
		ImageRegistry images = JFaceResources.getImageRegistry();
		String path = "icons/" + (kind == ElementKind.VARIABLE ? "property" : kind.name().toLowerCase(Locale.ROOT)) + ".svg";
		String key = HullEditorPlugin.ID + '/' + path;
		if (images.getDescriptor(key) == null) {
			images.put(key, ResourceLocator.imageDescriptorFromBundle(HullEditorPlugin.ID, path).orElseThrow());
		}
		return images.get(key);
	}
}
