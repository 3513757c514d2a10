package org.hullwright.engine.record;

import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

import org.eclipse.jdt.annotation.Nullable;
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
record RecordContent(int format, @Nullable String pack, @Nullable String version, @Nullable String fingerprint,
		@Nullable List<@Nullable Known> packs,
		@Nullable String folder, @Nullable List<@Nullable String> expansions, int players, @Nullable List<@Nullable String> modes,
		@Nullable String scenario, @Nullable String seed, @Nullable Start start, @Nullable List<@Nullable Decision> decisions,
		@Nullable List<@Nullable Change> edits, @Nullable String finalState, @Nullable Integer waited) {

	/** With the seconds that decisions took; without them, a file is as it was in the format before. */
	private static final int FORMAT = 5;
	/** With what was asked. */
	private static final int WITHOUT_SECONDS = 4;
	/**
	 * With a start other than the set-up, and with what was to come next chosen by hand; without them, a file is as it was in the format
	 * before.
	 */
	private static final int WITHOUT_QUESTIONS = 3;
	private static final int OLDEST = 2;

	/** A pack that was played. */
	private record Known(@Nullable String name, @Nullable String version, @Nullable String fingerprint) {

		static Known of(PackState pack) {
			return new Known(pack.name(), pack.version(), pack.fingerprint());
		}

		PackState state() {
			return new PackState(needed(name), needed(version), needed(fingerprint));
		}
	}

	/** The moment that the game begins with: a component that is tried, else what a test is given; the end of the set-up if neither. */
	private record Start(@Nullable String tried, @Nullable String test) {}

	/** What was decided, who was asked, and what; null both when that was not kept. Seconds are null when none went by. */
	private record Decision(int option, int of, @Nullable String label, @Nullable Integer seat, @Nullable String prompt,
			@Nullable Integer seconds) {

		static Decision of(Taken taken) {
			boolean kept = taken.seat() > 0;
			return new Decision(taken.option(), taken.of(), taken.label(), kept ? taken.seat() : null, kept ? taken.prompt() : null,
					unlessNone(taken.seconds()));
		}

		Taken taken() {
			Integer seat = this.seat;
			Taken taken = seat == null ? new Taken(option, of, needed(label)) : new Taken(option, of, needed(label), seat, needed(prompt));
			return taken.after(secondsOf(seconds));
		}
	}

	/**
	 * A change by hand: of what a die shows next when there is one, of where a piece is, or what is drawn next, when there is a zone, else
	 * of a state.
	 */
	private record Change(int before, @Nullable String piece, @Nullable String zone, @Nullable String property, @Nullable String value,
			@Nullable String die, @Nullable Boolean next) {}

	static RecordContent of(RecordFile file) {
		GameRecord game = file.game();
		GameOptions options = game.options();
		return new RecordContent(formatOf(game), game.pack(), game.version(), game.fingerprint(),
				game.packs().isEmpty() ? null : listed(game.packs(), Known::of), file.folder(), listed(file.expansions(), name -> name),
				options.players(),
				listed(options.modes(), name -> name), options.scenario(),
				Long.toString(options.seed()),
				start(options.opening()),
				listed(game.decisions(), Decision::of), listed(game.edits(), RecordContent::change), Long.toHexString(game.finalState()),
				unlessNone(game.waited()));
	}

	private static @Nullable Integer unlessNone(int seconds) {
		return seconds == 0 ? null : seconds;
	}

	/** @throws IllegalArgumentException when time would go back */
	private static int secondsOf(@Nullable Integer seconds) {
		if (seconds != null && seconds < 0) {
			throw new IllegalArgumentException("a decision cannot take " + seconds + " seconds");
		}
		return seconds == null ? 0 : seconds;
	}

	private static int formatOf(GameRecord game) {
		if (game.waited() > 0 || game.decisions().stream().anyMatch(taken -> taken.seconds() > 0)) {
			return FORMAT;
		}
		if (game.decisions().stream().anyMatch(taken -> taken.seat() > 0)) {
			return WITHOUT_SECONDS;
		}
		return hasStartOrChance(game) ? WITHOUT_QUESTIONS : OLDEST;
	}

	private static boolean hasStartOrChance(GameRecord game) {
		return game.options().opening() != null
				|| game.edits().stream().anyMatch(edit -> edit instanceof Edit.Next || edit instanceof Edit.Roll);
	}

	private static @Nullable Start start(@Nullable Opening opening) {
		return switch (opening) {
			case null -> null;
			case Opening.Tryout(String component) -> new Start(component, null);
			case Opening.Given(String test) -> new Start(null, test);
			case Opening.SetUp nothing -> new Start(null, null);
		};
	}

	private static @Nullable Opening opening(@Nullable Start start) {
		if (start == null) {
			return null;
		}
		String tried = start.tried();
		String test = start.test();
		return tried != null ? new Opening.Tryout(tried) : test != null ? new Opening.Given(test) : new Opening.SetUp();
	}

	private static Change change(Edit edit) {
		return switch (edit) {
			case Edit.Move(int before, String piece, String zone) -> new Change(before, piece, zone, null, null, null, null);
			case Edit.Next(int before, String piece, String zone) -> new Change(before, piece, zone, null, null, null, true);
			case Edit.Roll(int before, String die, int face) -> new Change(before, null, null, null, Integer.toString(face), die, null);
			case Edit.Change(int before, var piece, String property, var value) ->
				new Change(before, piece, null, property, value, null, null);
		};
	}

	/** Whether this version knows how to read it. */
	boolean isReadable() {
		return format >= OLDEST && format <= FORMAT;
	}

	/**
	 * The game that stands here.
	 *
	 * @throws IllegalArgumentException when something is missing or no number, or the folder no path
	 */
	RecordFile file() {
		GameOptions options = new GameOptions(players, all(modes, name -> name), scenario, Long.parseLong(needed(seed)),
				opening(start));
		GameRecord game = new GameRecord(needed(pack), needed(version), needed(fingerprint),
				packs == null ? List.of() : all(packs, Known::state), options, all(decisions, Decision::taken),
				all(edits, RecordContent::edit),
				Long.parseUnsignedLong(needed(finalState), 16), secondsOf(waited));
		return new RecordFile(path(needed(folder)), all(expansions, name -> name), game);
	}

	private static Edit edit(Change change) {
		String die = change.die();
		if (die != null) {
			return new Edit.Roll(change.before(), die, Integer.parseInt(needed(change.value())));
		}
		String zone = change.zone();
		if (zone != null) {
			String piece = needed(change.piece());
			return Boolean.TRUE.equals(change.next())
					? new Edit.Next(change.before(), piece, zone)
					: new Edit.Move(change.before(), piece, zone);
		}
		return new Edit.Change(change.before(), change.piece(), needed(change.property()), change.value());
	}

	/** A path that there can be, and that can be told to people. */
	private static String path(String text) {
		if (text.chars().anyMatch(Character::isISOControl)) {
			throw new InvalidPathException(text, "has signs that nobody can read");
		}
		return Path.of(text).toString();
	}

	/** What is written of each, in a list as a file may have it. */
	private static <T, W> List<@Nullable W> listed(List<T> parts, Function<T, W> written) {
		List<@Nullable W> list = new ArrayList<>();
		parts.forEach(part -> list.add(written.apply(part)));
		return list;
	}

	/** What each of a list stands for; none of them may be missing. */
	private static <W, T> List<T> all(@Nullable List<@Nullable W> parts, Function<W, T> read) {
		List<T> list = new ArrayList<>();
		for (W part : needed(parts)) {
			list.add(read.apply(needed(part)));
		}
		return list;
	}

	/** @throws IllegalArgumentException when it is missing */
	private static <T> T needed(@Nullable T part) {
		if (part == null) {
			throw new IllegalArgumentException("something is missing");
		}
		return part;
	}
}
