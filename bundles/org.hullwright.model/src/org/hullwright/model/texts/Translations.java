package org.hullwright.model.texts;

import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import org.hullwright.model.HullFile;
import org.hullwright.model.TranslatedText;
import org.hullwright.model.Translation;

/** Says texts in one language, and those that are not translated as they are. */
public final class Translations {

	/** Says everything as it is written. */
	public static final Translations NONE = new Translations(Map.of());

	private final Map<String, String> texts;

	private Translations(Map<String, String> texts) {
		this.texts = Map.copyOf(texts);
	}

	/** What files say in a language; where several translate a text, the last one counts. */
	public static Translations into(String language, Collection<HullFile> files) {
		Map<String, String> texts = new HashMap<>();
		in(files).filter(translation -> language.equals(translation.getLanguage())).flatMap(translation -> translation.getTexts().stream())
				.filter(Translations::isWhole).forEach(text -> texts.put(text.getOriginal(), text.getText()));
		return new Translations(texts);
	}

	/** The languages that files have translations into, in their order. */
	public static List<String> languagesIn(Collection<HullFile> files) {
		return in(files).map(Translation::getLanguage).filter(language -> language != null).distinct().toList();
	}

	private static Stream<Translation> in(Collection<HullFile> files) {
		return files.stream().flatMap(file -> file.getDeclarations().stream()).filter(Translation.class::isInstance)
				.map(Translation.class::cast);
	}

	private static boolean isWhole(TranslatedText text) {
		return text.getOriginal() != null && text.getText() != null;
	}

	/** A text in this language. */
	public String of(String text) {
		return texts.getOrDefault(text, text);
	}

	/** Whether a text is translated. */
	public boolean has(String text) {
		return texts.containsKey(text);
	}
}
