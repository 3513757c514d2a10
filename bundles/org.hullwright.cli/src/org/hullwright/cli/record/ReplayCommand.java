package org.hullwright.cli.record;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.Locale;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.DefaultLocation;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.cli.pack.ErrorWords;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.PackSelectionOptions;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.play.OutcomeWords;
import org.hullwright.cli.terminal.Console;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.cli.terminal.JsonOption;
import org.hullwright.engine.agent.Agent;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Outcome;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.ReplayMismatch;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.engine.record.UnreadableRecord;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Plays a recorded game again and tells whether it came out the same. */
@Command(name = "replay", mixinStandardHelpOptions = true, description = "Plays a recorded game again and compares the final state.",
		footer = {
				"", "Ends with 1 when a decision no longer fits the pack, or the game came out differently." })
@NonNullByDefault({ DefaultLocation.PARAMETER, DefaultLocation.RETURN_TYPE, DefaultLocation.TYPE_ARGUMENT }) // picocli sets fields
public final class ReplayCommand implements Callable<Integer> {

	private final Console console;

	@Parameters(index = "0", paramLabel = "FILE", description = "The recorded game.")
	private Path file;

	@Parameters(index = "1", paramLabel = "FOLDER", arity = "0..1", description = "Folder of the pack, when it is not where it was.")
	private @Nullable Path folder;

	@Mixin
	private PackSelectionOptions selected;

	@Mixin
	private JsonOption json;

	/** @param console where the result is printed */
	public ReplayCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		RecordFile recorded = read();
		GameRecord record = recorded.game();
		OpenPack pack = new Workshop(selected.packs()).open(folder == null ? recordedFolder(recorded) : folder);
		if (!pack.name().equals(record.pack())) {
			throw new ContentProblem(file + " is a game of " + record.pack() + ", not of " + pack.name());
		}
		pack.refuseWithoutGame();
		Program program = pack.program(new LinkedHashSet<>(recorded.expansions()));
		if (!program.world().fingerprint().equals(record.fingerprint())) {
			console.err().println(pack.name() + " has changed since this game was recorded");
		}
		Verdict verdict = replay(record, program, pack);
		if (json.isWanted()) {
			json.print(console, verdict);
		} else {
			Stream.of(verdict.outcome(), verdict.message()).filter(Objects::nonNull).forEach(console.out()::println);
		}
		return verdict.confirmed() ? ExitCode.FINE : ExitCode.PROBLEMS;
	}

	/**
	 * How the game came out.
	 *
	 * @param outcome who won, and so on; null when the game was not played to its end
	 */
	private record Verdict(boolean confirmed, @Nullable String outcome, String message) {

		static Verdict differs(String message) {
			return new Verdict(false, null, "Differs: " + message);
		}
	}

	/** Where the pack was, seen from here. */
	private Path recordedFolder(RecordFile recorded) {
		Path then = Path.of(recorded.folder());
		if (!Files.isDirectory(then)) {
			throw new ContentProblem("there is no folder " + then + ", where " + recorded.game().pack()
					+ " was when the game was recorded; say where it is now: hullwright replay "
					+ file + " FOLDER");
		}
		return then;
	}

	private RecordFile read() {
		try {
			return RecordFile.read(file);
		} catch (UnreadableRecord unreadable) {
			throw new ContentProblem(unreadable.getMessage());
		}
	}

	private static Verdict replay(GameRecord record, Program program, OpenPack pack) {
		Agent nobody = decision -> {
			throw new GameAbandoned();
		};
		try {
			Game game = new Game(program, record, seat -> nobody, Watching.NOTHING);
			return compare(record, game.play(), game.record().decisions().size());
		} catch (ReplayMismatch mismatch) {
			return Verdict.differs(mismatch.getMessage());
		} catch (GameAbandoned further) {
			return recordEnds(record);
		} catch (GameError error) {
			return new Verdict(false, null, ErrorWords.of(error, pack));
		} catch (IllegalArgumentException unfit) {
			return Verdict.differs(unfit.getMessage());
		}
	}

	/** @param taken how many of the recorded decisions were needed */
	private static Verdict compare(GameRecord record, Outcome outcome, int taken) {
		String words = OutcomeWords.of(outcome);
		int decisions = record.decisions().size();
		if (taken < decisions) {
			return new Verdict(false, words,
					"Differs: the game is over after " + taken + " decisions now, and " + decisions + " were recorded.");
		}
		if (outcome.fingerprint() == record.finalState()) {
			return new Verdict(true, words, "Confirmed: the same final state after " + decisions + " recorded decisions.");
		}
		return new Verdict(false, words,
				record.finalState() == 0
						? "Differs: the recorded game had not ended after " + decisions + " decisions."
						: String.format(Locale.ROOT, "Differs: the final state was %016x.", record.finalState()));
	}

	private static Verdict recordEnds(GameRecord record) {
		int decisions = record.decisions().size();
		return record.finalState() == 0
				? new Verdict(true, null, "Confirmed: all " + decisions + " recorded decisions fit; the recorded game was left there.")
				: Verdict.differs("the recorded game ended after " + decisions + " decisions, but now another one is asked.");
	}
}
