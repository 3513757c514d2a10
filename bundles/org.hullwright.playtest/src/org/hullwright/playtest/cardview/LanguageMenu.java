package org.hullwright.playtest.cardview;

import java.util.List;
import java.util.Locale;

import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Menu;
import org.eclipse.swt.widgets.MenuItem;
import org.hullwright.playtest.widget.DropDownMenu;

/** Chooses among the languages of a pack; cannot be used while there is only one. */
final class LanguageMenu extends DropDownMenu {

	private static final String AS_WRITTEN = "";
	private final Runnable changed;
	private List<String> offered = List.of();
	private String chosen = AS_WRITTEN;

	/** @param changed is run when another language is chosen */
	LanguageMenu(Runnable changed) {
		super("Language", "The language of the card");
		this.changed = changed;
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
	protected void fill(Menu filled) {
		add(filled, AS_WRITTEN);
		offered.forEach(language -> add(filled, language));
	}

	private void add(Menu filled, String language) {
		MenuItem item = new MenuItem(filled, SWT.RADIO);
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
