package org.hullwright.editor.preferences;

import org.eclipse.core.runtime.preferences.InstanceScope;
import org.eclipse.jface.preference.IPreferenceStore;
import org.eclipse.ui.preferences.ScopedPreferenceStore;
import org.hullwright.editor.language.HullEditorPlugin;
import org.hullwright.editor.text.Indentation;
import org.hullwright.lang.formatting2.TextStyle;

/** How texts are tidied and saved. Read anew at each question, so that what is chosen counts at once. */
public final class WritingPreferences {

	static final String BLANK_LINES = "format.blankLines";
	static final String FORMAT_ON_PASTE = "paste.format";
	static final String FORMAT_ON_SAVE = "save.format";
	static final String TRIM_ON_SAVE = "save.trim";

	private static final IPreferenceStore STORE = new ScopedPreferenceStore(InstanceScope.INSTANCE, HullEditorPlugin.ID);

	static {
		STORE.setDefault(BLANK_LINES, TextStyle.USUAL.blankLines());
		STORE.setDefault(FORMAT_ON_PASTE, true);
	}

	private WritingPreferences() {}

	/** What a tidy text looks like. */
	public static TextStyle style() {
		return new TextStyle(Indentation.wished(), Math.max(1, STORE.getInt(BLANK_LINES)));
	}

	/** Whether what is pasted is tidied, when it is at least a line. */
	public static boolean formatsOnPaste() {
		return STORE.getBoolean(FORMAT_ON_PASTE);
	}

	/** Whether a text is tidied before it is saved. */
	public static boolean formatsOnSave() {
		return STORE.getBoolean(FORMAT_ON_SAVE);
	}

	/** Whether blanks at the ends of lines go before a text is saved. */
	public static boolean trimsOnSave() {
		return STORE.getBoolean(TRIM_ON_SAVE);
	}

	/** Where all of this is kept. */
	static IPreferenceStore store() {
		return STORE;
	}
}
