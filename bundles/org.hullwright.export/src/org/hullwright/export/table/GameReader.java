package org.hullwright.export.table;

import java.util.List;

import org.hullwright.engine.game.Program;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.model.Expansion;

/** Reads what one game lays on a table: with some expansions, or without any. */
final class GameReader {

	private final Program program;
	private final TableNames names;
	private final FurnitureReader furniture;
	private final ArrangementReader arrangements;

	/** @param program of what is compiled */
	GameReader(Compiled compiled, Program program) {
		this.program = program;
		this.names = new TableNames(compiled, program.layout());
		this.furniture = new FurnitureReader(compiled.origins(), compiled.world(), names.identities());
		this.arrangements = new ArrangementReader(program.layout(), names, furniture.trackNumbers());
	}

	TableNames names() {
		return names;
	}

	FurnitureReader furniture() {
		return furniture;
	}

	List<TablePlace> places() {
		return new PlaceReader(program.layout(), names).places();
	}

	/** Where everything lies before a set-up. */
	Arrangement beginning() {
		return arrangements.of(program.tables().start());
	}

	/**
	 * The game, set up in all ways there are.
	 *
	 * @param told the expansions by which these set-ups are told from those of the game without them; empty for no such
	 */
	SetUpReader setUps(List<Expansion> told) {
		var setUps = new SetUpReader(program, arrangements, told);
		setUps.read();
		return setUps;
	}
}
