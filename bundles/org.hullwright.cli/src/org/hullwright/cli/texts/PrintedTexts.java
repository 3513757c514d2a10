package org.hullwright.cli.texts;

import java.util.List;

import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.Component;
import org.hullwright.model.series.Series;

/** Collects what is printed on the components that a pack declares, those without any text left out. */
final class PrintedTexts {

	private final CardWriter cards;

	/** @param cards makes sentences of rules */
	PrintedTexts(CardWriter cards) {
		this.cards = cards;
	}

	/**
	 * In the order of the files.
	 *
	 * @param language that the pack is translated into; empty text for the one it is written in
	 */
	List<PrintedText> of(LoadedPack pack, String language) {
		return new Series(pack.files()).componentsIn(pack.ownFiles()).stream().filter(component -> component.getName() != null)
				.map(component -> text(component, cards.write(component, language))).filter(text -> text.text().contains("\n")).toList();
	}

	private static PrintedText text(Component component, CardFace card) {
		boolean ruled = card.faces().stream().map(Face::rules).anyMatch(rules -> !rules.isEmpty());
		return new PrintedText(component.getName(), card.printed(), ruled && card.written().isEmpty());
	}
}
