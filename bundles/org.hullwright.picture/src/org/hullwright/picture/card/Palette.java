package org.hullwright.picture.card;

import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.picture.Colour;
import org.hullwright.picture.view.NamedColours;

/** What words for colours mean on a component, in a theme. */
final class Palette {

	private static final Colour INVISIBLE = new Colour(0, 0, 0, 0);
	private final CardTheme theme;

	Palette(CardTheme theme) {
		this.theme = theme;
	}

	/** The colour that a component says it has, else each kind has its own. */
	Colour accentOf(CardFace card) {
		return PrintedColour.of(card).map(theme::toned).orElseGet(() -> ofName(card.kind()));
	}

	/** The colour of large symbols and patterns. */
	Colour drawn(Ink ink) {
		return theme.drawn(ink);
	}

	/** A colour for what nothing gives one: the same for the same name. */
	Colour ofName(String name) {
		return theme.toned(theme.palette().get(Math.floorMod(name.hashCode(), theme.palette().size())));
	}

	/** The colour of a setting; that of the ink for words that name none. */
	Colour of(SettingValue value, Ink ink) {
		return switch (value.plain()) {
			case "accent" -> ink.accent();
			case "paper" -> theme.paper();
			case "ink" -> theme.ink();
			case "faint" -> theme.faint();
			case "none" -> INVISIBLE;
			default -> NamedColours.of(value.plain()).map(theme::toned).orElse(ink.writing());
		};
	}
}
