package org.hullwright.cli.play;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.view.GameView;
import org.hullwright.engine.view.GameView.PieceView;
import org.hullwright.engine.view.GameView.ValueView;
import org.hullwright.engine.view.GameView.ZoneView;

/**
 * Prints what the persons at the terminal see and not everybody does, such as their hands, what was revealed to them, and states that are
 * visible to their owner.
 */
final class PrivateKnowledge {

	private static final Sight EVERYBODY = new Sight.OfSeats(Set.of());

	private final PrintWriter out;
	private final Game game;
	private final Program program;
	private final Sight persons;

	/** @param persons whose eyes these are */
	PrivateKnowledge(PrintWriter out, Game game, Program program, Sight persons) {
		this.out = out;
		this.game = game;
		this.program = program;
		this.persons = persons;
	}

	/** One line for each place with something that others do not see; nothing when there is none. */
	void tell() {
		lines().forEach(line -> out.println("  You see: " + line));
	}

	private List<String> lines() {
		GameView seen = GameView.of(program, game.state(), persons);
		GameView common = GameView.of(program, game.state(), EVERYBODY);
		List<String> lines = new ArrayList<>();
		for (ZoneView zone : seen.zones()) {
			List<String> pieces = zone.pieces().stream().filter(piece -> !common.pieces().containsKey(piece))
					.map(piece -> seen.pieces().get(piece).title()).toList();
			if (!pieces.isEmpty()) {
				Integer holder = zone.holder();
				lines.add((holder == null ? "" : seen.pieces().get(holder).title() + ", ") + zone.title() + ": "
						+ String.join(", ", pieces));
			}
		}
		seen.pieces().values().stream().filter(piece -> common.pieces().containsKey(piece.piece()))
				.forEach(piece -> addStates(piece, common.pieces().get(piece.piece()), lines));
		return lines;
	}

	private static void addStates(PieceView seen, PieceView common, List<String> lines) {
		for (ValueView state : seen.states()) {
			if (!common.states().contains(state) && !state.values().isEmpty()) {
				lines.add(seen.title() + ", " + state.title() + ": " + String.join(", ", state.values()));
			}
		}
	}
}
