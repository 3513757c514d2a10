package org.hullwright.editor.theme;

import java.util.Locale;
import java.util.Optional;

import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.IEclipsePreferences.IPreferenceChangeListener;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.resource.DataFormatException;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.StringConverter;
import org.eclipse.jface.text.TextAttribute;
import org.eclipse.jface.util.IPropertyChangeListener;
import org.eclipse.swt.graphics.Color;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.themes.IThemeManager;
import org.hullwright.editor.language.HullEditorPlugin;
import org.osgi.service.prefs.BackingStoreException;

/**
 * The colours of the current theme, and those that the author likes better: for light and dark surroundings each its own. Used from the UI
 * thread.
 */
public final class HullPalette {

	private static final String PREFIX = "colour.";

	private HullPalette() {}

	/** How a style looks now. Not to be kept over a change of the theme. */
	public static TextAttribute attribute(HullStyle style) {
		Color color = chosen(style).map(rgb -> new Color(rgb)).orElseGet(() -> JFaceResources.getColorRegistry().get(style.colorId()));
		return new TextAttribute(color, null, style.fontStyle());
	}

	/** The colour that the current theme has for a style. */
	public static RGB usual(HullStyle style) {
		return JFaceResources.getColorRegistry().getRGB(style.colorId());
	}

	/** The colour that the author likes better in surroundings as they are now; empty when it is the usual one. */
	public static Optional<RGB> chosen(HullStyle style) {
		String colour = node().get(key(style), "");
		try {
			return colour.isEmpty() ? Optional.empty() : Optional.of(StringConverter.asRGB(colour));
		} catch (DataFormatException writtenByHand) {
			return Optional.empty();
		}
	}

	/** Says which colour the author likes better from now on, in surroundings as they are now; the usual one when null. */
	public static void choose(HullStyle style, @Nullable RGB colour) {
		if (colour != null) {
			node().put(key(style), StringConverter.asString(colour));
		} else {
			node().remove(key(style));
		}
	}

	/** Writes what was chosen to disk. */
	public static void keep() throws BackingStoreException {
		node().flush();
	}

	/** Whether the ground of texts is dark now. */
	public static boolean isDark() {
		RGB words = usual(HullStyle.VARIABLE); // which are nearly black or nearly white
		return words.red + words.green + words.blue > 3 * 128;
	}

	/**
	 * Has an action run on the UI thread whenever one of our colours changes.
	 *
	 * @return what ends that; to be run by the caller
	 */
	public static Runnable onChange(Runnable action) {
		IThemeManager themes = PlatformUI.getWorkbench().getThemeManager();
		IPropertyChangeListener ofTheme = event -> {
			if (event.getProperty().equals(IThemeManager.CHANGE_CURRENT_THEME) || event.getProperty().startsWith(HullStyle.PREFIX)) {
				PlatformUI.getWorkbench().getDisplay().asyncExec(action);
			}
		};
		IPreferenceChangeListener ofAuthor = event -> {
			if (event.getKey().startsWith(PREFIX)) {
				PlatformUI.getWorkbench().getDisplay().asyncExec(action);
			}
		};
		themes.addPropertyChangeListener(ofTheme);
		node().addPreferenceChangeListener(ofAuthor);
		return () -> {
			themes.removePropertyChangeListener(ofTheme);
			node().removePreferenceChangeListener(ofAuthor);
		};
	}

	private static String key(HullStyle style) {
		return PREFIX + (isDark() ? "dark." : "light.") + style.name().toLowerCase(Locale.ROOT);
	}

	private static IEclipsePreferences node() {
		return InstanceScope.INSTANCE.getNode(HullEditorPlugin.ID);
	}
}
