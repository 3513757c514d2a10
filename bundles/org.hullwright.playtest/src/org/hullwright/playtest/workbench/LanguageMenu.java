package org.hullwright.playtest.workbench;

import java.util.List;
import java.util.Locale;
import org.eclipse.jface.action.Action;
import org.eclipse.jface.action.IAction;
import org.eclipse.jface.action.IMenuCreator;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;

/** Chooses among the languages of a pack; cannot be used while there is only one. */
final class LanguageMenu extends Action implements IMenuCreator {
	private static final String AS_WRITTEN = "";
	private final Runnable changed;
	private List<String> offered = List.of();
	private String chosen = AS_WRITTEN;
	private Menu menu;

	/** @param changed is run when another language is chosen */
	LanguageMenu(Runnable changed) {
		super("Language", IAction.AS_DROP_DOWN_MENU);
		this.changed = changed;
		setToolTipText("The language of the card");
		setMenuCreator(this);
		setEnabled(false);
		name();
	}

	/** The language that is wanted; empty text for the one a pack is written in. */
	String chosen() {
		return offered.contains(chosen) || offered.isEmpty() ? chosen : AS_WRITTEN;
	}

	List<String> offered() {
		return offered;
	}

	void offer(List<String> languages) {
		if (!languages.equals(offered)) {
			offered = List.copyOf(languages);
			setEnabled(!languages.isEmpty());
			name();
		}
	}

	void choose(String language) {
		if (!language.equals(chosen)) {
			chosen = language;
			name();
			changed.run();
		}
	}

	@Override
	public Menu getMenu(Control parent) {
		dispose();
		menu = new Menu(parent);
		add(AS_WRITTEN);
		offered.forEach(this::add);
		return menu;
	}

	@Override
	public Menu getMenu(Menu parent) {
		return null; // there is no menu that has this as a submenu
	}

	@Override
	public void dispose() {
		if (menu != null) {
			menu.dispose();
			menu = null;
		}
	}

	private void add(String language) {
		MenuItem item = new MenuItem(menu, SWT.RADIO);
		item.setText(nameOf(language));
		item.setSelection(language.equals(chosen()));
		item.addListener(SWT.Selection, event -> choose(language));
	}

	private void name() {
		setText(nameOf(chosen()));
	}

	private static String nameOf(String language) {
		return language.isEmpty() ? "As written" : Locale.forLanguageTag(language).getDisplayLanguage(Locale.ENGLISH);
	}
}
