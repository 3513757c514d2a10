package org.hullwright.lang.rulestext;

import java.util.Optional;

import org.hullwright.model.EffectSlot;
import org.hullwright.model.Enumeration;
import org.hullwright.model.Phrased;
import org.hullwright.model.Property;
import org.hullwright.model.texts.Translations;

/** Display names of what people see as labels: properties before their values, effects as headings, enumerations. */
public final class Labels {

	private Labels() {}

	/** "Cost" or "Not in combat": what its phrase says without its value, else the words of its name. */
	public static String of(Property property, Translations translations) {
		return in(translations, written(property, Translations.NONE), written(property, translations));
	}

	/**
	 * The same before a single value of what may have several: "Number" of "Numbers", where nothing but its name says what it is called.
	 */
	static String ofOne(Property property, Translations translations) {
		boolean hasSeveral = property.getType() != null && property.getType().isList();
		if (!hasSeveral || phrase(property, Translations.NONE).isPresent()) {
			return of(property, translations);
		}
		String several = written(property, Translations.NONE);
		String one = English.singular(several);
		return translations.has(one) || !translations.has(several) ? translations.of(one) : translations.of(several);
	}

	private static String written(Property property, Translations translations) {
		return English.capital(phrase(property, translations)
				.map(phrase -> Templates.fill(phrase, gap -> "").strip().replaceFirst("^'s ", "").replaceFirst("^(is|has) (an? )?", ""))
				.orElseGet(() -> English.words(property.getName())));
	}

	/** "When revealed": what its phrase says, else the words of its name. */
	public static String of(EffectSlot slot, Translations translations) {
		return in(translations, written(slot, Translations.NONE), written(slot, translations));
	}

	private static String written(EffectSlot slot, Translations translations) {
		return English.capital(phrase(slot, translations).filter(words -> !Templates.hasGap(words))
				.orElseGet(() -> English.words(slot.getName())));
	}

	/** "Item Colour". */
	public static String of(Enumeration enumeration, Translations translations) {
		String written = English.title(English.words(enumeration.getName()));
		return in(translations, written, written);
	}

	/** A translation of the whole counts before one that is made of translated parts. */
	private static String in(Translations translations, String own, String named) {
		return translations.has(own) ? translations.of(own) : named;
	}

	private static Optional<String> phrase(Phrased phrased, Translations translations) {
		return Optional.ofNullable(phrased.getPhrase()).filter(phrase -> !phrase.isBlank()).map(translations::of);
	}
}
