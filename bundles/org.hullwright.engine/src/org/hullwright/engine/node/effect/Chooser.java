package org.hullwright.engine.node.effect;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.ChoiceLog;
import org.hullwright.engine.node.Decisions;
import org.hullwright.engine.node.Folded;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.OpenDecision;
import org.hullwright.engine.node.Option;
import org.hullwright.engine.node.Options;
import org.hullwright.engine.node.Picks;
import org.hullwright.engine.node.RequirementFailed;
import org.hullwright.engine.node.TextNode;
import org.hullwright.engine.node.ValueNode;

/** Asks a player for one of the options that are available, or for several one after the other. What is chosen is not performed yet. */
public final class Chooser implements Folded {

	private final int source;
	private final ValueNode decider;
	private final boolean secret;
	private final TextNode prompt;
	private final @Nullable Options options;
	private final Option[] conceivable;
	private final @Nullable Bounds bounds;

	/** @param bounds null for a single option */
	public Chooser(int source, ValueNode decider, boolean secret, TextNode prompt, List<Option> options, @Nullable Bounds bounds) {
		this.source = source;
		this.decider = decider;
		this.secret = secret;
		this.prompt = prompt;
		this.options = Options.of(options);
		this.conceivable = options.toArray(Option[]::new);
		this.bounds = bounds;
	}

	/**
	 * How many are chosen.
	 *
	 * @param done offered as soon as these are enough, and chosen when it shall be no more; what it does is not performed
	 */
	public record Bounds(ValueNode fewest, ValueNode most, Option done) {}

	/** How many are chosen this time; without a way to end before that when done is null. */
	private record Count(int fewest, int most, @Nullable Option done) {}

	/** Whether a single option is chosen. */
	public boolean isForOne() {
		return bounds == null;
	}

	/**
	 * Asks for a single option.
	 *
	 * @return the decision with what was chosen; null when there was nothing to choose
	 */
	public @Nullable OpenDecision chooseOne(Frame frame) {
		Decisions decisions = frame.run().decisions();
		ChoiceLog.Replay known = decisions.replaying();
		return known != null && known.next(source) ? replayed(frame, known) : asked(frame);
	}

	private @Nullable OpenDecision asked(Frame frame) {
		Decisions decisions = frame.run().decisions();
		while (true) {
			int changes = frame.state().changes();
			OpenDecision decision = offered(frame, Picks.NONE);
			if (decision.size() > 1 && decisions.edit(frame)) {
				decision = offered(frame, Picks.NONE);
			}
			boolean withoutTrace = changes == frame.state().changes();
			if (decision.size() == 0) {
				decisions.passOver(decision);
				decisions.log(decision, withoutTrace);
				return null;
			}
			int chosen = decisions.decide(decision);
			if (chosen != Decisions.TIME_IS_UP) {
				decision.choose(chosen);
				decisions.log(decision, withoutTrace);
				frame.effort().burn(source);
				return decision;
			}
		}
	}

	private @Nullable OpenDecision replayed(Frame frame, ChoiceLog.Replay known) {
		if (!known.isOfSomething()) {
			return null;
		}
		OpenDecision decision = new OpenDecision(frame, source, decider, secret, prompt, conceivable, Picks.NONE);
		decision.choose(known);
		frame.run().decisions().repeat(known, source);
		frame.effort().burn(source);
		return decision;
	}

	/** Performs what was chosen; what was done is taken back when something that it requires is not so. */
	public void perform(Frame frame, OpenDecision decision) {
		Option chosen = decision.chosen();
		int mark = frame.state().mark();
		frame.run().decisions().enterOption();
		try {
			Options all = options;
			if (all != null) {
				all.perform(frame, chosen);
			}
		} catch (RequirementFailed failed) {
			frame.run().takeBack(mark, failed);
		} finally {
			frame.run().decisions().leaveOption();
		}
	}

	/**
	 * Asks.
	 *
	 * @param picks gets what is chosen
	 * @return whether there was anything to choose
	 */
	public boolean choose(Frame frame, Picks picks) {
		Bounds several = bounds;
		Count count = several == null
				? new Count(1, 1, null)
				: new Count(several.fewest().value(frame), several.most().value(frame), several.done());
		while (picks.size() < count.most()) {
			OpenDecision decision = offered(frame, picks, count);
			if (decision.size() > 1 && frame.run().decisions().edit(frame)) {
				decision = offered(frame, picks, count);
			}
			if (decision.size() == 0) {
				frame.run().decisions().passOver(decision);
				return picks.size() > 0;
			}
			int chosen = frame.run().decisions().decide(decision);
			if (chosen == Decisions.TIME_IS_UP) {
				continue;
			}
			if (decision.isAbout(chosen, count.done())) {
				return true;
			}
			picks.add(decision, chosen);
			frame.effort().burn(source);
		}
		return count.most() > 0;
	}

	private OpenDecision offered(Frame frame, Picks picks, Count count) {
		OpenDecision decision = offered(frame, picks);
		Option done = count.done();
		int missing = count.fewest() - picks.size();
		if (done != null && missing > 0) {
			decision.withhold(done, missing == 1 ? "one more has to be chosen" : missing + " more have to be chosen");
		} else if (done != null && decision.size() > 0) {
			done.offer(frame, decision);
		}
		return decision;
	}

	private OpenDecision offered(Frame frame, Picks picks) {
		OpenDecision decision = new OpenDecision(frame, source, decider, secret, prompt, conceivable, picks);
		Options all = options;
		if (all != null) {
			frame.effort().spend(all.count());
			all.offer(frame, decision);
		}
		return decision;
	}
}
