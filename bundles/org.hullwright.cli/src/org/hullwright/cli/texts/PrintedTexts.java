package org.hullwright.cli.texts;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

import org.hullwright.engine.lower.expansion.SwitchedOn;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.rulestext.CardFace;
import org.hullwright.lang.rulestext.CardFace.Face;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.Component;
import org.hullwright.model.ComponentChange;
import org.hullwright.model.series.Series;
import org.hullwright.packs.PackCompiler;

/**
 * Collects what is printed on the components that a pack declares, and on those of other packs that it changes; those without any text are
 * left out. What the pack's expansions print on components counts where the pack adds to a game; a game is read as it is without any.
 */
final class PrintedTexts {

	private final CardWriter cards;

	/** @param cards makes sentences of rules */
	PrintedTexts(CardWriter cards) {
		this.cards = cards;
	}

	/**
	 * Those that the pack declares in the order of the files, then those that it changes.
	 *
	 * @param language that the pack is translated into; empty text for the one it is written in
	 */
	List<PrintedText> of(PackCompiler compiler, String language) {
		LoadedPack pack = compiler.pack();
		SwitchedOn printing = compiler.expansions()
				.switchedOn(compiler.isAddition() ? compiler.ownExpansions().on() : Set.of());
		var series = new Series(pack.files());
		Set<Component> shown = new LinkedHashSet<>(series.componentsIn(pack.ownFiles()));
		changed(pack).map(series::componentsOf).forEach(shown::addAll);
		return shown.stream().filter(component -> component.getName() != null)
				.map(component -> text(component, cards.write(component, language, printing))).filter(text -> text.text().contains("\n"))
				.toList();
	}

	/** What changes of components that always count are about. */
	private static Stream<Component> changed(LoadedPack pack) {
		return pack.ownFiles().stream().flatMap(file -> file.getDeclarations().stream()).filter(ComponentChange.class::isInstance)
				.map(change -> ((ComponentChange) change).getComponent()).filter(component -> component != null && !component.eIsProxy());
	}

	private static PrintedText text(Component component, CardFace card) {
		boolean ruled = card.faces().stream().map(Face::rules).anyMatch(rules -> !rules.isEmpty());
		return new PrintedText(component.getName(), card.printed(), ruled && card.written().isEmpty());
	}
}
