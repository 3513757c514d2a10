package org.hullwright.editor.text;

import java.util.regex.Pattern;

import org.eclipse.ui.editors.text.EditorsUI;
import org.eclipse.ui.texteditor.AbstractDecoratedTextEditorPreferenceConstants;

/** What lines are indented with, which is what the key for it types in every text editor: a tab, or some spaces. */
public final class Indentation {

	private static final String TAB = "\t";
	private static final Pattern BEGINNING = Pattern.compile("(?m)^[ \\t]+");

	private Indentation() {}

	/** A tab, or as many spaces as the author likes. */
	public static String wished() {
		var editors = EditorsUI.getPreferenceStore();
		return editors.getBoolean(AbstractDecoratedTextEditorPreferenceConstants.EDITOR_SPACES_FOR_TABS)
				? " ".repeat(Math.max(1, editors.getInt(AbstractDecoratedTextEditorPreferenceConstants.EDITOR_TAB_WIDTH)))
				: TAB;
	}

	/**
	 * A text that is indented with tabs as the author likes it. What a part of it becomes stands at the beginning of what the whole
	 * becomes, so places in the text can be found again.
	 */
	public static String asWished(String text) {
		String wished = wished();
		return wished.equals(TAB) ? text : BEGINNING.matcher(text).replaceAll(blanks -> blanks.group().replace(TAB, wished));
	}
}
