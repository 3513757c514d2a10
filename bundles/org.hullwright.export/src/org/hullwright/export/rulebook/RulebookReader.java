package org.hullwright.export.rulebook;

import java.util.List;
import java.util.Optional;
import java.util.Set;

import com.google.inject.Inject;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.export.identity.Identities;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;
import org.hullwright.lang.rulebook.RulebookWriter;
import org.hullwright.model.Game;
import org.hullwright.model.texts.Translations;
import org.hullwright.packs.PackCompiler;

/** Puts a rulebook together: the chapters of the author, what is in the box, how the table looks when a game begins. */
public final class RulebookReader {

	private final RulebookWriter writer;

	/** @param writer fills in the chapters of the author */
	@Inject
	public RulebookReader(RulebookWriter writer) {
		this.writer = writer;
	}

	/**
	 * The rulebook of a pack, in whose box is what a table has: of a game all of that, of any other pack what it brings itself.
	 *
	 * @param table in the same language
	 * @param expansions names of those that are on
	 * @param language that the pack is translated into; empty text for its own
	 */
	public RulebookContent read(PackCompiler pack, Table table, Set<String> expansions, String language) {
		boolean whole = pack.pack().ownGame().isPresent();
		return read(pack, Stock.of(table.components().stream()
				.filter(component -> whole || Identities.packOf(component.identity()).equals(pack.pack().name()))
				.filter(component -> component.copies() > 0 && !component.removed()).map(Component::card)), expansions, language);
	}

	/**
	 * The rulebook of a pack. One that cannot be played, as what other packs build on, has no set-up to show; a game is shown as it is set
	 * up without expansions.
	 *
	 * @param stocks what is in the box, in the same language
	 * @param expansions names of those that are on
	 * @param language that the pack is translated into; empty text for its own
	 */
	public RulebookContent read(PackCompiler pack, List<Stock> stocks, Set<String> expansions, String language) {
		Optional<Game> game = pack.pack().ownGame();
		var headings = Headings.in(language.isEmpty() ? Translations.NONE : Translations.into(language, pack.files()));
		String players = game.map(rules -> headings.players(rules.getFewestPlayers(), rules.getMostPlayers())).orElse("");
		try {
			return new RulebookContent(players,
					writer.write(pack.pack(), pack.compiled(expansions, language).world().expansions(), language), stocks,
					game.isPresent() ? SetUpScene.of(pack.program(Set.of(), language)) : List.of(), headings);
		} catch (LoweringException unplayable) {
			return new RulebookContent(players, writer.write(pack.pack(), expansions, language), stocks, List.of(), headings);
		}
	}
}
