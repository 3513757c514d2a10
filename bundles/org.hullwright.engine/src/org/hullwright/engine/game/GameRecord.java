package org.hullwright.engine.game;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

import org.hullwright.engine.tree.World;

/**
 * All it takes to play a game again.
 *
 * @param pack name of the pack
 * @param version of the pack
 * @param fingerprint of the program; when it differs, decisions may no longer fit
 * @param packs all packs that it was played with, each after those it requires; empty when that was not kept
 * @param decisions what was decided, in order
 * @param edits what was changed by hand, by the decisions before it and else in order
 * @param finalState fingerprint of the state at the end; 0 when the game did not end
 * @param waited seconds that ran out after the last decision, while the next one was being asked
 */
public record GameRecord(String pack, String version, String fingerprint, List<World.PackState> packs, GameOptions options,
		List<Taken> decisions,
		List<Edit> edits, long finalState, int waited) {

	public GameRecord {
		packs = List.copyOf(packs);
		decisions = List.copyOf(decisions);
		edits = edits.stream().sorted(Comparator.comparingInt(Edit::before)).toList();
	}

	/** One in which nobody is being asked while time runs out. */
	public GameRecord(String pack, String version, String fingerprint, List<World.PackState> packs, GameOptions options,
			List<Taken> decisions, List<Edit> edits, long finalState) {
		this(pack, version, fingerprint, packs, options, decisions, edits, finalState, 0);
	}

	/** A game of a program that has not begun. */
	public static GameRecord fresh(Program program, GameOptions options) {
		World world = program.world();
		return new GameRecord(world.pack(), world.version(), world.fingerprint(), world.packs(), options, List.of(), List.of(), 0);
	}

	/**
	 * The same game, decided by the rules of that fingerprint; when it is empty they are not known, and each decision has to fit by its
	 * words.
	 */
	public GameRecord decidedBy(String rules) {
		return new GameRecord(pack, version, rules, packs, options, decisions, edits, finalState, waited);
	}

	/** The same game with other decisions and changes by hand, of which it is not known to what end they lead. */
	public GameRecord with(List<Taken> others, List<Edit> changes) {
		return new GameRecord(pack, version, fingerprint, packs, options, others, changes, 0);
	}

	/** The same game while so many seconds have run out since the last decision. */
	public GameRecord waiting(int seconds) {
		return new GameRecord(pack, version, fingerprint, packs, options, decisions, edits, finalState, seconds);
	}

	/** The same game up to so many decisions: the way back, and the place where a branch begins. */
	public GameRecord until(int taken) {
		return with(decisions.subList(0, Math.min(taken, decisions.size())),
				edits.stream().filter(edit -> edit.before() <= taken).toList());
	}

	/**
	 * What still fits of a game that is played again: all up to there; where that is all, without the changes by hand that were made right
	 * there.
	 */
	public GameRecord before(ReplayMismatch mismatch) {
		GameRecord fitting = until(mismatch.decision());
		if (fitting.decisions.size() < decisions.size() || fitting.edits.size() < edits.size()) {
			return fitting;
		}
		return with(decisions, edits.stream().filter(edit -> edit.before() != mismatch.decision()).toList());
	}

	/** The same game with one more change by hand. */
	public GameRecord with(Edit edit) {
		List<Edit> more = new ArrayList<>(edits);
		more.add(edit);
		return with(decisions, more);
	}
}
