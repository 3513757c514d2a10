package org.hullwright.export.table;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

import com.google.inject.Inject;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.tree.World;
import org.hullwright.export.table.Table.Seats;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.ComponentChange;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.HullFile;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.texts.Translations;
import org.hullwright.packs.PackCompiler;

/**
 * Reads what a pack puts on a table. Where things lie is asked of the engine, which arranges them for the games it plays; so an export is
 * set up as a game is.
 */
public final class TableReader {

	private final CardWriter cards;

	/** @param cards writes what is printed on components */
	@Inject
	public TableReader(CardWriter cards) {
		this.cards = cards;
	}

	/**
	 * Reads a pack with all that it requires.
	 *
	 * @param pack without errors
	 * @param expansions names of those that are on
	 * @throws LoweringException when it cannot be played
	 * @throws IllegalArgumentException when there is no expansion of a name, or they cannot be on together; says why
	 */
	public Table read(PackCompiler pack, Set<String> expansions) {
		return read(pack, expansions, "");
	}

	/**
	 * The same in another language.
	 *
	 * @param language that the pack is translated into; empty text for its own
	 * @throws LoweringException when it cannot be played
	 * @throws IllegalArgumentException when it is not translated into that, there is no expansion of a name, or they cannot be on together;
	 * says why
	 */
	public Table read(PackCompiler pack, Set<String> expansions, String language) {
		List<String> known = Translations.languagesIn(pack.files());
		if (!language.isEmpty() && !known.contains(language)) {
			throw new IllegalArgumentException(pack.pack().name() + " is not translated into " + language
					+ (known.isEmpty() ? "" : "; it is into " + String.join(", ", known)));
		}
		Compiled compiled = pack.compiled(expansions, language);
		World world = compiled.world();
		var game = new GameReader(compiled, pack.program(expansions, language));
		var components = new ComponentReader(compiled.origins(), pack.program(expansions, language).tables().wording(), world,
				game.names().identities(), new ComponentReader.Printer(cards, language), revised(pack.files(), world.expansions()));
		List<GameReader> played = played(pack, expansions, language, game);
		List<SetUpReader> setUps = played.stream()
				.map(each -> each.setUps(each == game && played.size() > 1 ? expansionsOn(pack, expansions) : List.of())).toList();
		return new Table(world.pack(), world.title(), versions(world), seats(world), components.components(), places(played),
				inOrder(new OtherSides(pack, language).with(game.furniture().boards(), expansions), played), game.furniture().dice(),
				game.furniture().tracks(), game.beginning(), setUps.stream().flatMap(each -> each.setUps().stream()).toList(),
				setUps.stream().flatMap(each -> each.untold().stream()).distinct().toList());
	}

	/**
	 * The games that are set up: where expansions lay other boards than a game itself, first that game as it is played without any, for
	 * which the table has its own boards as well.
	 *
	 * @param on with the expansions
	 */
	private static List<GameReader> played(PackCompiler pack, Set<String> expansions, String language, GameReader on) {
		return pack.pack().ownGame().isEmpty() || pack.expansions().layingBoards(expansions).isEmpty()
				? List.of(on)
				: List.of(new GameReader(pack.compiled(Set.of(), language), pack.program(Set.of(), language)), on);
	}

	private static List<Expansion> expansionsOn(PackCompiler pack, Set<String> names) {
		return pack.expansions().expansions().all().stream()
				.filter(expansion -> names.contains(pack.expansions().expansions().nameOf(expansion))).toList();
	}

	/** All boards, those of the first game first. */
	private static List<Board> inOrder(List<Board> boards, List<GameReader> played) {
		List<String> first = played.getFirst().furniture().boards().stream().map(Board::identity).toList();
		return boards.stream().sorted(Comparator.comparing(board -> !first.contains(board.identity()))).toList();
	}

	/** Those of all games, each once; those of the last game first. */
	private static List<TablePlace> places(List<GameReader> played) {
		Map<String, TablePlace> places = new LinkedHashMap<>();
		played.reversed().forEach(game -> game.places().forEach(place -> places.putIfAbsent(place.identity(), place)));
		return List.copyOf(places.values());
	}

	private static SortedMap<String, String> versions(World world) {
		var versions = new TreeMap<String, String>();
		world.packs().forEach(pack -> versions.put(pack.name(), pack.version()));
		return versions;
	}

	private static Seats seats(World world) {
		World.Game game = world.game();
		String title = world.sorts().get(game.playerSort()).title();
		return game.phases().isEmpty() ? new Seats(0, 0, title) : new Seats(game.fewestPlayers(), game.mostPlayers(), title);
	}

	/**
	 * Components that are changed by expansions of these names. Two packs may have expansions of the same name, which then are told apart
	 * by their packs.
	 */
	private static Set<org.hullwright.model.Component> revised(List<HullFile> files, List<String> on) {
		return files.stream().flatMap(file -> file.getDeclarations().stream()).filter(ExpansionPart.class::isInstance)
				.map(ExpansionPart.class::cast)
				.filter(part -> Expansions.expansionOf(part).filter(expansion -> isOn(expansion, on)).isPresent())
				.flatMap(part -> part.getChanges().stream()).filter(ComponentChange.class::isInstance)
				.map(change -> ((ComponentChange) change).getComponent())
				.collect(Collectors.toSet());
	}

	private static boolean isOn(Expansion expansion, List<String> on) {
		return on.contains(expansion.getName()) || on.contains(Expansions.packOf(expansion) + "." + expansion.getName());
	}
}
