package org.hullwright.engine.node;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.GameState;
import org.hullwright.engine.tree.World;

/** Tells the scores and the teams of players. Asking changes nothing. */
public final class StandingsNode {

	private final int firstPlayer;
	private final @Nullable OfScore score;
	private final @Nullable OfTeam team;

	/** How a score is computed; the player is in slot 0. */
	public record OfScore(ValueNode worth, int slots, int source) {}

	/** How a team is found and called; the player is in slot 0. */
	public record OfTeam(ValueNode value, TextNode title, int slots, int source) {}

	/**
	 * Scores and teams.
	 *
	 * @param firstPlayer the piece of the player on seat 1
	 * @param score null when there is none
	 * @param team null when there is none
	 */
	public StandingsNode(int firstPlayer, @Nullable OfScore score, @Nullable OfTeam team) {
		this.firstPlayer = firstPlayer;
		this.score = score;
		this.team = team;
	}

	/**
	 * The scores by seat; none in a game without.
	 *
	 * @param run on which nothing is being performed
	 * @throws ContentError when one cannot be told
	 */
	public List<Integer> scores(Run run, int seats) {
		OfScore asked = score;
		return asked == null
				? List.of()
				: each(run, seats, asked.slots(), frame -> frame.present(asked.worth().value(frame), asked.source()));
	}

	/**
	 * What the team of each seat is called, empty text where there is none; none in a game without teams.
	 *
	 * @param run on which nothing is being performed
	 * @throws ContentError when one cannot be told
	 */
	public List<String> teams(Run run, int seats) {
		OfTeam asked = team;
		return asked == null
				? List.of()
				: each(run, seats, asked.slots(),
						frame -> asked.value().value(frame) == World.ABSENT ? "" : asked.title().render(asked.source(), frame));
	}

	private <T> List<T> each(Run run, int seats, int slots, Function<Frame, T> asked) {
		GameState state = run.state();
		int mark = state.mark();
		List<T> answers = IntStream.range(0, seats).mapToObj(seat -> {
			Frame frame = run.outermost(slots);
			frame.set(0, firstPlayer + seat);
			return asked.apply(frame);
		}).toList();
		state.rollback(mark);
		return answers;
	}
}
