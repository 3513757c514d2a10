package org.hullwright.workbench.application;

import java.io.IOException;
import java.net.URISyntaxException;
import java.net.URL;

import org.eclipse.core.runtime.FileLocator;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.URIUtil;
import org.osgi.framework.FrameworkUtil;

/** Has GTK draw more clearly what its dark theme hardly shows. Other toolkits pass it over. */
final class ToolkitStyle {

	private static final String FILE = "css/gtk.css";
	private static final String PROPERTY = "org.eclipse.swt.internal.gtk.cssFile";

	private ToolkitStyle() {}

	/** To be called before there is a display. What the user has said already stays as it is. */
	static void use() {
		URL style = FrameworkUtil.getBundle(ToolkitStyle.class).getEntry(FILE);
		if (style != null && System.getProperty(PROPERTY) == null) {
			try {
				System.setProperty(PROPERTY, URIUtil.toFile(URIUtil.toURI(FileLocator.toFileURL(style))).getPath());
			} catch (IOException | URISyntaxException unreadable) {
				ILog.of(ToolkitStyle.class).warn("The style for the toolkit could not be read.", unreadable);
			}
		}
	}
}
