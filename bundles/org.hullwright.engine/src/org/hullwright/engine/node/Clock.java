package org.hullwright.engine.node;

import java.util.List;

/**
 * Lets seconds go by for tracks that count them. Nothing here reads a clock: how long somebody took for a decision is an input of the game,
 * as what they chose is, so that it can be played again.
 */
public final class Clock {

	/** The seconds until nothing at all. */
	public static final int STANDS_STILL = Integer.MAX_VALUE;
	/** More seconds than this are not taken for one decision: a day. */
	public static final int LONGEST_WAIT = 24 * 60 * 60;

	private final Run run;
	private final List<Countdown> countdowns;

	Clock(Run run) {
		this.run = run;
		this.countdowns = run.tables().countdowns();
	}

	/** How many seconds are left until a track makes something happen; {@link #STANDS_STILL} when no track counts. */
	int left() {
		int left = STANDS_STILL;
		for (Countdown countdown : countdowns) {
			left = Math.min(left, countdown.left(run.state().get(countdown.changing().property())));
		}
		return left;
	}

	/**
	 * Lets seconds go by. First the tracks go on that do not stop by then; then those that do, in the order of their declarations, each
	 * with what it does on arrival, unless what another did before has changed it.
	 *
	 * @param frame in which somebody decides
	 * @param seconds at most {@link #left}
	 */
	void pass(Frame frame, int seconds) {
		int[] before = countdowns.stream().mapToInt(countdown -> run.state().get(countdown.changing().property())).toArray();
		boolean[] stops = new boolean[before.length];
		for (int at = 0; at < before.length; at++) {
			Countdown countdown = countdowns.get(at);
			int left = countdown.left(before[at]);
			stops[at] = left == seconds;
			if (left != STANDS_STILL && !stops[at]) {
				run.state().set(countdown.source(), countdown.changing().property(), before[at] - seconds);
			}
		}
		for (int at = 0; at < before.length; at++) {
			if (stops[at] && run.state().get(countdowns.get(at).changing().property()) == before[at]) {
				stop(countdowns.get(at), frame, before[at] - seconds);
			}
		}
	}

	/** What a rule requires there is required of what happens there alone, and not of what somebody is deciding. */
	private void stop(Countdown countdown, Frame frame, int value) {
		int mark = run.state().mark();
		frame.effort().burn(countdown.source());
		try {
			countdown.changing().set(frame, countdown.source(), value);
		} catch (RequirementFailed failed) {
			run.takeBack(mark, failed);
			run.state().set(countdown.source(), countdown.changing().property(), value);
		}
	}
}
