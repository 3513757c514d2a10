package org.hullwright.engine.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * All it takes to play a game again.
 *
 * @param pack name of the pack
 * @param version of the pack
 * @param fingerprint of the program; when it differs, decisions may no longer fit
 * @param decisions what was decided, in order
 * @param edits what was changed by hand, by the decisions before it and else in order
 * @param finalState fingerprint of the state at the end; 0 when the game did not end
 */
public record GameRecord(String pack, String version, String fingerprint, GameOptions options, List<Taken> decisions, List<Edit> edits,
		long finalState) {

	/** Keeps its own copies. */
	public GameRecord {
		decisions = List.copyOf(decisions);
		edits = edits.stream().sorted(Comparator.comparingInt(Edit::before)).toList();
	}

	/** A game of a program that has not begun. */
	public static GameRecord fresh(Program program, GameOptions options) {
		return new GameRecord(program.world().pack(), program.world().version(), program.world().fingerprint(), options, List.of(),
				List.of(), 0);
	}

	/** The same game up to so many decisions: the way back, and the place where a branch begins. */
	public GameRecord until(int taken) {
		return new GameRecord(pack, version, fingerprint, options, decisions.subList(0, Math.min(taken, decisions.size())),
				edits.stream().filter(edit -> edit.before() <= taken).toList(), 0);
	}

	/** What still fits of a game that is played again: all up to there; where that is all, without the changes by hand that were made right there. */
	public GameRecord before(ReplayMismatch mismatch) {
		GameRecord fitting = until(mismatch.decision());
		if (fitting.decisions.size() < decisions.size() || fitting.edits.size() < edits.size()) {
			return fitting;
		}
		return new GameRecord(pack, version, fingerprint, options, decisions, edits.stream().filter(edit -> edit.before() != mismatch.decision()).toList(), 0);
	}

	/** The same game with one more change by hand. */
	public GameRecord with(Edit edit) {
		List<Edit> more = new ArrayList<>(edits);
		more.add(edit);
		return new GameRecord(pack, version, fingerprint, options, decisions, more, 0);
	}
}
