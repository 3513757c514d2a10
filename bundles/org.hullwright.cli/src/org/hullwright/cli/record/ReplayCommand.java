package org.hullwright.cli.record;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.concurrent.Callable;

import org.hullwright.cli.Console;
import org.hullwright.cli.ContentProblem;
import org.hullwright.cli.ExitCode;
import org.hullwright.cli.pack.ErrorWords;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.play.OutcomeWords;
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
import picocli.CommandLine.Parameters;

/** Plays a recorded game again and tells whether it came out the same. */
@Command(name = "replay", mixinStandardHelpOptions = true, description = "Plays a recorded game again and compares the final state.", footer = {
		"", "Ends with 1 when a decision no longer fits the pack, or the game came out differently." })
public final class ReplayCommand implements Callable<Integer> {

	private final Console console;

	@Parameters(index = "0", paramLabel = "FILE", description = "The recorded game.")
	private Path file;

	@Parameters(index = "1", paramLabel = "FOLDER", arity = "0..1", description = "Folder of the pack, when it is not where it was.")
	private Path folder;

	/** @param console where the result is printed */
	public ReplayCommand(Console console) {
		this.console = console;
	}

	@Override
	public Integer call() {
		RecordFile recorded = read();
		GameRecord record = recorded.game();
		OpenPack pack = new Workshop().open(folder == null ? Path.of(recorded.folder()) : folder);
		if (!pack.name().equals(record.pack())) {
			throw new ContentProblem(file + " is a game of " + record.pack() + ", not of " + pack.name());
		}
		Program program = pack.program(new LinkedHashSet<>(recorded.expansions()));
		if (!program.world().fingerprint().equals(record.fingerprint())) {
			console.err().println(pack.name() + " has changed since this game was recorded");
		}
		return replay(record, program, pack);
	}

	private RecordFile read() {
		try {
			return RecordFile.read(file);
		} catch (UnreadableRecord unreadable) {
			throw new ContentProblem(unreadable.getMessage());
		}
	}

	private int replay(GameRecord record, Program program, OpenPack pack) {
		Agent nobody = decision -> {
			throw new GameAbandoned();
		};
		try {
			Outcome outcome = new Game(program, record, seat -> nobody, Watching.NOTHING).play();
			console.out().println(OutcomeWords.of(outcome));
			return compare(record, outcome);
		} catch (ReplayMismatch mismatch) {
			console.out().println("Differs: " + mismatch.getMessage());
		} catch (GameAbandoned further) {
			return recordEnds(record);
		} catch (GameError error) {
			console.err().println(ErrorWords.of(error, pack));
		} catch (IllegalArgumentException unfit) {
			console.out().println("Differs: " + unfit.getMessage());
		}
		return ExitCode.PROBLEMS;
	}

	private int compare(GameRecord record, Outcome outcome) {
		if (outcome.fingerprint() == record.finalState()) {
			console.out().println("Confirmed: the same final state after " + record.decisions().size() + " recorded decisions.");
			return ExitCode.FINE;
		}
		console.out().println(record.finalState() == 0 ? "Differs: the recorded game had not ended after " + record.decisions().size() + " decisions."
				: String.format("Differs: the final state was %016x.", record.finalState()));
		return ExitCode.PROBLEMS;
	}

	private int recordEnds(GameRecord record) {
		if (record.finalState() == 0) {
			console.out().println("Confirmed: all " + record.decisions().size() + " recorded decisions fit; the recorded game was left there.");
			return ExitCode.FINE;
		}
		console.out().println("Differs: the recorded game ended after " + record.decisions().size() + " decisions, but now another one is asked.");
		return ExitCode.PROBLEMS;
	}
}
