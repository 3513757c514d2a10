package org.hullwright.lang.formatting2;

import java.util.Map;

import org.eclipse.xtext.formatting2.FormatterPreferenceKeys;
import org.eclipse.xtext.formatting2.FormatterRequest;
import org.eclipse.xtext.preferences.IntegerKey;
import org.eclipse.xtext.preferences.MapBasedPreferenceValues;
import org.eclipse.xtext.preferences.TypedPreferenceValues;

/**
 * What a tidy text looks like, as far as that is a matter of taste.
 *
 * @param indentation what a line begins with for each brace around it
 * @param blankLines how many of them may follow each other, one or more
 */
public record TextStyle(String indentation, int blankLines) {

	/** The style of all texts that come with the program. */
	public static final TextStyle USUAL = new TextStyle("\t", 1);

	private static final IntegerKey BLANK_LINES = new IntegerKey("blankLines", USUAL.blankLines);

	/** Refuses what could not be told from other texts. */
	public TextStyle {
		if (indentation.isEmpty() || !indentation.isBlank() || blankLines < 1) {
			throw new IllegalArgumentException("a text cannot be tidied like that");
		}
	}

	/** The same with another indentation. */
	public TextStyle indentedBy(String other) {
		return new TextStyle(other, blankLines);
	}

	/** What a request wants; the usual style when it says nothing. */
	static TextStyle of(FormatterRequest request) {
		return request.getPreferences() == null
				? USUAL
				: new TextStyle(request.getPreferences().getPreference(FormatterPreferenceKeys.indentation),
						request.getPreferences().getPreference(BLANK_LINES));
	}

	/** Has a request want this. */
	public void ask(FormatterRequest request) {
		var wanted = new MapBasedPreferenceValues(
				Map.of(FormatterPreferenceKeys.indentation.getId(), indentation, BLANK_LINES.getId(), String.valueOf(blankLines)));
		request.setPreferences(TypedPreferenceValues.castOrWrap(wanted));
	}
}
