package org.hullwright.model.icons;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.hullwright.model.Appearance;
import org.hullwright.model.DesignValue;

/** The colours that things are told apart by, as their designs say them. */
public final class Accents {

	private static final String ACCENT = "accent";

	private Accents() {}

	/**
	 * A colour in the notation {@code #rrggbb}, or a word that may name one; empty where none is said.
	 *
	 * @param shown what is said of how one thing looks, what counts most first
	 */
	public static Optional<String> in(List<Appearance> shown) {
		return shown.stream().flatMap(each -> each.getSettings().reversed().stream()).filter(setting -> ACCENT.equals(setting.getName()))
				.flatMap(accent -> accent.getValues().stream()).flatMap(Accents::written).findFirst();
	}

	private static Stream<String> written(DesignValue value) {
		return Stream.ofNullable(value.getText() == null ? value.getWord() : value.getText());
	}
}
