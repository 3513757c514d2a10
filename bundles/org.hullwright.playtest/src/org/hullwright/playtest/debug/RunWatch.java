package org.hullwright.playtest.debug;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.debug.Companion;
import org.hullwright.engine.debug.Halt;
import org.hullwright.engine.debug.Step;
import org.hullwright.engine.debug.Stepper;
import org.hullwright.engine.node.Asking;
import org.hullwright.engine.node.ContentError;
import org.hullwright.engine.node.Frame;
import org.hullwright.engine.node.Probe;
import org.hullwright.lang.question.ReadQuestion;

/**
 * Lets one playing of a game stand still where the debugger wants it to. While it only goes again where it has gone before, it does not.
 */
public final class RunWatch implements Companion {

	private final Debugger debugger;
	private final Insight insight;
	private final Runnable told;
	private volatile boolean live;
	private volatile boolean left;
	private volatile @Nullable Suspension suspension; // null while the game does not stand still
	private volatile CompletableFuture<Step> order = new CompletableFuture<>();
	/** What the numbers of sentences were found for. */
	private Set<StopLine> placed = Set.of();
	private Map<Integer, StopLine> sentences = Map.of();

	RunWatch(Debugger debugger, Insight insight, boolean live, Runnable told) {
		this.debugger = debugger;
		this.insight = insight;
		this.live = live;
		this.told = told;
	}

	/** Looks into the game for it. */
	public Probe probe() {
		return new Stepper(this);
	}

	/** From now on the game goes where it has not gone before. */
	public void goLive() {
		live = true;
	}

	/** Ends the game if it stands still, and whenever it would. At once it counts as standing still no more. Any thread. */
	public void leave() {
		left = true;
		order.completeExceptionally(new GameAbandoned());
	}

	void go(Step step) {
		order.complete(step);
	}

	Optional<Suspension> suspension() {
		return left ? Optional.empty() : Optional.ofNullable(suspension);
	}

	@Override
	public boolean isLive() {
		return live && !left;
	}

	@Override
	public Optional<Halt.Reason> reasonToStop(int source, Frame frame) {
		if (debugger.takeWish()) {
			return Optional.of(new Halt.Reason.Stepped());
		}
		StopLine line = sentences().get(source);
		return line == null
				? Optional.empty()
				: line.condition().map(condition -> reason(condition, source, frame)).orElseGet(RunWatch::breakpoint);
	}

	/** A condition that does not work stops the game, too, for else its author would wait in vain. */
	private Optional<Halt.Reason> reason(String condition, int source, Frame frame) {
		return switch (insight.condition(condition, source)) {
			case ReadQuestion.Refused<CompiledExpression>(String refusal) -> failed(refusal);
			case ReadQuestion.Understood<CompiledExpression>(CompiledExpression question) -> holds(question, frame);
		};
	}

	private Optional<Halt.Reason> holds(CompiledExpression question, Frame frame) {
		try {
			boolean holds = new Asking(insight.program().tables(), frame.state(), frame.locals()).answer(question.node(), question.slots())
					.result() != 0;
			return holds ? breakpoint() : Optional.empty();
		} catch (ContentError impossible) {
			return failed(impossible.getMessage());
		}
	}

	private static Optional<Halt.Reason> breakpoint() {
		return Optional.of(new Halt.Reason.Breakpoint());
	}

	private static Optional<Halt.Reason> failed(String reason) {
		return Optional.of(new Halt.Reason.ConditionFailed(reason));
	}

	private Map<Integer, StopLine> sentences() {
		Set<StopLine> wanted = debugger.breakpoints();
		if (placed != wanted) {
			placed = wanted;
			sentences = insight.sentencesAt(wanted);
		}
		return sentences;
	}

	@Override
	public Step halted(Halt halt) {
		order = new CompletableFuture<>();
		if (left) {
			throw new GameAbandoned();
		}
		Suspension here = new Suspension(halt, insight);
		suspension = here;
		debugger.stopped(this, here);
		told.run();
		try {
			return order.join();
		} catch (CompletionException abandoned) {
			throw new GameAbandoned();
		} finally {
			suspension = null;
			debugger.goesOn(this);
		}
	}
}
