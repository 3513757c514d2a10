package org.hullwright.engine.record;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

import org.hullwright.engine.game.Edit;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Opening;
import org.hullwright.engine.game.Taken;
import org.hullwright.engine.tree.World.PackState;

/**
 * What stands in the file of a recorded game, by the names it has there. Whole numbers of 64 bits are text, because many readers of JSON
 * round them. Which packs were played is missing in older files. A newer format gets a new number, and a reader of its own beside this one.
 */
record RecordContent(int format, String pack, String version, String fingerprint, List<PackState> packs, String folder,
		List<String> expansions, int players,
		List<String> modes, String scenario, String seed, Start start, List<Decision> decisions, List<Change> edits, String finalState) {

	/** With what was asked. */
	private static final int FORMAT = 4;
	/**
	 * With a start other than the set-up, and with what was to come next chosen by hand; without them, a file is as it was in the format
	 * before.
	 */
	private static final int WITHOUT_QUESTIONS = 3;
	private static final int OLDEST = 2;

	/** The moment that the game begins with: a component that is tried, else what a test is given. */
	private record Start(String tried, String test) {}

	/** What was decided, who was asked, and what; null both when that was not kept. */
	private record Decision(int option, int of, String label, Integer seat, String prompt) {

		static Decision of(Taken taken) {
			boolean kept = taken.seat() > 0;
			return new Decision(taken.option(), taken.of(), taken.label(), kept ? taken.seat() : null, kept ? taken.prompt() : null);
		}

		Taken taken() {
			return seat == null ? new Taken(option, of, needed(label)) : new Taken(option, of, needed(label), seat, needed(prompt));
		}
	}

	/**
	 * A change by hand: of what a die shows next when there is one, of where a piece is, or what is drawn next, when there is a zone, else
	 * of a state.
	 */
	private record Change(int before, String piece, String zone, String property, String value, String die, Boolean next) {}

	static RecordContent of(RecordFile file) {
		GameRecord game = file.game();
		GameOptions options = game.options();
		return new RecordContent(formatOf(game), game.pack(), game.version(), game.fingerprint(),
				game.packs().isEmpty() ? null : game.packs(), file.folder(), file.expansions(), options.players(),
				options.modes(), options.scenario().orElse(null), Long.toString(options.seed()),
				options.opening().map(RecordContent::start).orElse(null),
				game.decisions().stream().map(Decision::of).toList(),
				game.edits().stream().map(RecordContent::change).toList(), Long.toHexString(game.finalState()));
	}

	private static int formatOf(GameRecord game) {
		if (game.decisions().stream().anyMatch(taken -> taken.seat() > 0)) {
			return FORMAT;
		}
		return hasStartOrChance(game) ? WITHOUT_QUESTIONS : OLDEST;
	}

	private static boolean hasStartOrChance(GameRecord game) {
		return game.options().opening().isPresent()
				|| game.edits().stream().anyMatch(edit -> edit instanceof Edit.Next || edit instanceof Edit.Roll);
	}

	private static Start start(Opening opening) {
		return switch (opening) {
			case Opening.Tryout(String component) -> new Start(component, null);
			case Opening.Given(String test) -> new Start(null, test);
		};
	}

	private static Opening opening(Start start) {
		return start.tried() != null ? new Opening.Tryout(start.tried()) : new Opening.Given(needed(start.test()));
	}

	private static Change change(Edit edit) {
		return switch (edit) {
			case Edit.Move(int before, String piece, String zone) -> new Change(before, piece, zone, null, null, null, null);
			case Edit.Next(int before, String piece, String zone) -> new Change(before, piece, zone, null, null, null, true);
			case Edit.Roll(int before, String die, int face) -> new Change(before, null, null, null, Integer.toString(face), die, null);
			case Edit.Change(int before, var piece, String property, var value) -> new Change(before, piece.orElse(null), null, property,
					value.orElse(null), null, null);
		};
	}

	/** Whether this version knows how to read it. */
	boolean isReadable() {
		return format >= OLDEST && format <= FORMAT;
	}

	/**
	 * The game that stands here.
	 *
	 * @throws NullPointerException when something is missing
	 * @throws IllegalArgumentException when something is no number, or the folder no path
	 */
	RecordFile file() {
		GameOptions options = new GameOptions(players, modes, Optional.ofNullable(scenario), Long.parseLong(seed),
				Optional.ofNullable(start).map(RecordContent::opening));
		GameRecord game = new GameRecord(needed(pack), needed(version), needed(fingerprint), packStates(), options,
				decisions.stream().map(Decision::taken).toList(),
				edits.stream().map(RecordContent::edit).toList(), Long.parseUnsignedLong(finalState, 16));
		return new RecordFile(path(folder), expansions, game);
	}

	private List<PackState> packStates() {
		return packs == null
				? List.of()
				: packs.stream().map(known -> new PackState(needed(known.name()), needed(known.version()), needed(known.fingerprint())))
						.toList();
	}

	private static Edit edit(Change change) {
		if (change.die() != null) {
			return new Edit.Roll(change.before(), change.die(), Integer.parseInt(needed(change.value())));
		}
		if (change.zone() != null) {
			String piece = needed(change.piece());
			return Boolean.TRUE.equals(change.next())
					? new Edit.Next(change.before(), piece, change.zone())
					: new Edit.Move(change.before(), piece, change.zone());
		}
		return new Edit.Change(change.before(), Optional.ofNullable(change.piece()), needed(change.property()),
				Optional.ofNullable(change.value()));
	}

	/** A path that there can be, and that can be told to people. */
	private static String path(String text) {
		if (text.chars().anyMatch(Character::isISOControl)) {
			throw new InvalidPathException(text, "has signs that nobody can read");
		}
		return Path.of(text).toString();
	}

	private static String needed(String text) {
		return Objects.requireNonNull(text);
	}
}
