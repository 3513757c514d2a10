package org.hullwright.editor.theme;

import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.IThemeManager;

/** The colours of the current theme. Used from the UI thread. */
public final class HullPalette {

	private HullPalette() {
	}

	/** How a style looks now. Not to be kept over a change of the theme. */
	public static TextAttribute attribute(HullStyle style) {
		return new TextAttribute(JFaceResources.getColorRegistry().get(style.colorId()), null, style.fontStyle());
	}

	/**
	 * Has an action run on the UI thread whenever one of our colours changes.
	 *
	 * @return what ends that; to be run by whoever asked
	 */
	public static Runnable onChange(Runnable action) {
		IThemeManager themes = PlatformUI.getWorkbench().getThemeManager();
		IPropertyChangeListener listener = event -> {
			if (event.getProperty().equals(IThemeManager.CHANGE_CURRENT_THEME) || event.getProperty().startsWith(HullStyle.PREFIX)) {
				PlatformUI.getWorkbench().getDisplay().asyncExec(action);
			}
		};
		themes.addPropertyChangeListener(listener);
		return () -> themes.removePropertyChangeListener(listener);
	}
}
