package org.hullwright.playtest.cardview;

import java.util.List;
import java.util.function.Consumer;

import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.preferences.IEclipsePreferences;
import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.hullwright.lang.ide.design.Theme;
import org.hullwright.playtest.widget.DropDownMenu;
import org.osgi.service.prefs.BackingStoreException;

/** Chooses among the themes of the workspace, which remembers what is chosen. */
final class ThemeMenu extends DropDownMenu {

	private static final String NODE = "org.hullwright.playtest";
	private static final String KEY = "card.theme";
	private static final String NONE = "";
	private static final Theme AS_DESIGNED = new Theme(NONE, "As designed");
	private static final String NO_THEMES = "No pack here is a theme; the examples have some";
	private final Consumer<Consumer<List<Theme>>> themes;
	private final Runnable changed;
	private List<Theme> known = List.of();

	/**
	 * @param themes finds out which there are, and tells that later
	 * @param changed is run when another theme is chosen
	 */
	ThemeMenu(Consumer<Consumer<List<Theme>>> themes, Runnable changed) {
		super("Theme", "The theme in whose looks cards are shown");
		this.themes = themes;
		this.changed = changed;
	}

	/** The name of the theme; empty text for none. */
	String chosen() {
		return node().get(KEY, NONE);
	}

	void choose(String theme) {
		if (!theme.equals(chosen())) {
			IEclipsePreferences node = node();
			node.put(KEY, theme);
			try {
				node.flush();
			} catch (BackingStoreException unwritable) {
				ILog.of(ThemeMenu.class).warn("It could not be kept that cards are shown in the theme " + theme + ".", unwritable);
			}
			changed.run();
		}
	}

	/** Finds out which themes there are, before somebody opens the menu. */
	void refresh() {
		themes.accept(found -> known = List.copyOf(found));
	}

	/** Those that came meanwhile are added when they are known, a moment later. */
	@Override
	protected void fill(Menu filled) {
		List<Theme> offered = known;
		add(filled, AS_DESIGNED);
		offered.forEach(theme -> add(filled, theme));
		themes.accept(found -> {
			known = List.copyOf(found);
			if (!filled.isDisposed()) {
				found.stream().filter(theme -> !offered.contains(theme)).forEach(theme -> add(filled, theme));
				if (found.isEmpty()) {
					MenuItem nothing = new MenuItem(filled, SWT.PUSH);
					nothing.setText(NO_THEMES);
					nothing.setEnabled(false);
				}
			}
		});
	}

	private void add(Menu filled, Theme theme) {
		MenuItem item = new MenuItem(filled, SWT.RADIO);
		item.setText(theme.title());
		item.setSelection(theme.name().equals(chosen()));
		item.addListener(SWT.Selection, event -> choose(theme.name()));
	}

	private static IEclipsePreferences node() {
		return InstanceScope.INSTANCE.getNode(NODE);
	}
}
