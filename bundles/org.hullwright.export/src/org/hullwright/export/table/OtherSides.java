package org.hullwright.export.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.engine.lower.Compiled;
import org.hullwright.export.identity.Identities;
import org.hullwright.packs.PackCompiler;

/**
 * The sides of boards that are not in play because an expansion lays another one instead. A table has them as boards of their own, for
 * whoever wants to play without that expansion.
 */
final class OtherSides {

	private final PackCompiler pack;
	private final String language;

	OtherSides(PackCompiler pack, String language) {
		this.pack = pack;
		this.language = language;
	}

	/**
	 * The boards in play, and behind them their other sides.
	 *
	 * @param inPlay while some expansions are on
	 * @param on names of these
	 */
	List<Board> with(List<Board> inPlay, Set<String> on) {
		List<Board> all = new ArrayList<>(inPlay);
		for (String laying : pack.expansions().layingBoards(on).reversed()) {
			Set<String> known = all.stream().map(Board::identity).collect(Collectors.toSet());
			without(laying, on).stream().filter(board -> !known.contains(board.identity())).forEach(all::add);
		}
		return all;
	}

	private List<Board> without(String expansion, Set<String> on) {
		Set<String> left = on.stream().filter(other -> !pack.expansions().neededBy(other).contains(expansion))
				.collect(Collectors.toUnmodifiableSet());
		Compiled compiled = pack.compiled(left, language);
		return new FurnitureReader(compiled.origins(), compiled.world(), new Identities(compiled)).boards();
	}
}
