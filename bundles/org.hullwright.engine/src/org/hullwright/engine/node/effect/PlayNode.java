package org.hullwright.engine.node.effect;

import java.util.List;
import java.util.Objects;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.RequirementFailed;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.Script;
import org.hullwright.engine.node.ValueNode;

/**
 * In a test: performs the phases of the round as a game does, from where the test has played to before. What the end of the game leaves
 * undone stays so.
 */
public final class PlayNode extends EffectNode {

	private final int source;
	private final List<Routine> phases;
	private final @Nullable ValueNode rounds;
	private final @Nullable Integer until;

	/**
	 * @param phases of a round; none in a pack whose game has still to be chosen
	 * @param rounds how many are to be over, the one that has begun counting as one; not asked for, and perhaps null, with a phase
	 * @param until position of the phase that is to come next, after at least one other; null when rounds are played
	 */
	public PlayNode(int source, List<Routine> phases, @Nullable ValueNode rounds, @Nullable Integer until) {
		this.source = source;
		this.phases = List.copyOf(phases);
		this.rounds = rounds;
		this.until = until;
	}

	@Override
	public void run(Frame frame) {
		if (phases.isEmpty()) {
			throw new ContentError(source, "there is no game here that could be played");
		}
		Script script = frame.run().script();
		Integer until = this.until;
		if (until != null) {
			do {
				playPhase(script, frame);
			} while (script.nextPhase() != until);
			return;
		}
		for (int left = Objects.requireNonNull(rounds, "rounds are played unless up to a phase").value(frame); left > 0; left--) {
			do {
				playPhase(script, frame);
			} while (script.nextPhase() != 0);
		}
	}

	private void playPhase(Script script, Frame frame) {
		Routine phase = phases.get(script.nextPhase());
		script.goOnWith((script.nextPhase() + 1) % phases.size());
		try {
			phase.perform(frame.inner(source, phase.slots()));
		} catch (RequirementFailed failed) {
			// The phase ends here, as in a game. No option or effect slot is around it that could be taken back.
		}
	}
}
