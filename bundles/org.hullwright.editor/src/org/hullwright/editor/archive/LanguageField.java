package org.hullwright.editor.archive;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Label;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.language.WindowThread;
import org.hullwright.lang.ide.request.LatestRequest;
import org.hullwright.model.texts.Translations;

/**
 * Asks for one of the languages that a pack is translated into. Which those are is looked up aside; until then, and where there are none,
 * it can be had as it is written.
 */
final class LanguageField {

	private static final String AS_WRITTEN = "As written";

	private final List<String> languages = new ArrayList<>(List.of("")); // in the order they are offered; the first is that of the pack
	private final LatestRequest requests = new LatestRequest();
	private final Combo choice;
	private @Nullable Path shown; // null until there is a pack

	/** @param columns that the parent has left beside the words */
	LanguageField(Composite parent, int columns) {
		new Label(parent, SWT.NONE).setText("Language:");
		choice = new Combo(parent, SWT.READ_ONLY);
		GridDataFactory.swtDefaults().span(columns, 1).applyTo(choice);
		offer(List.of());
	}

	/**
	 * Offers the languages of a pack.
	 *
	 * @param libraries folders in which required packs are looked for
	 */
	void show(Path folder, List<Path> libraries) {
		if (folder.equals(shown)) {
			return; // an answer must not undo what was chosen meanwhile
		}
		shown = folder;
		offer(List.of());
		requests.ask(cancelled -> Translations.languagesIn(Archives.open(folder, libraries).loaded().files()), WindowThread.of(choice),
				this::offer, HullEditorPlugin::logFailure);
	}

	private void offer(List<String> found) {
		languages.subList(1, languages.size()).clear();
		languages.addAll(found);
		choice.setItems(languages.stream().map(LanguageField::nameOf).toArray(String[]::new));
		choice.select(0);
		choice.setEnabled(!found.isEmpty());
		choice.requestLayout();
	}

	private static String nameOf(String language) {
		return language.isEmpty() ? AS_WRITTEN : Locale.forLanguageTag(language).getDisplayLanguage(Locale.ENGLISH);
	}

	/** What was chosen, as the pack calls it; empty text for that of the pack. */
	String language() {
		return languages.get(choice.getSelectionIndex());
	}
}
