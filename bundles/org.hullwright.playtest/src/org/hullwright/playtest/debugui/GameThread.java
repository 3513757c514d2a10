package org.hullwright.playtest.debugui;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.eclipse.debug.core.DebugEvent;
import org.eclipse.debug.core.model.IBreakpoint;
import org.eclipse.debug.core.model.IStackFrame;
import org.eclipse.debug.core.model.IThread;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.debug.Halt.Reason;
import org.hullwright.engine.debug.Step;
import org.hullwright.playtest.debug.DebugValues;
import org.hullwright.playtest.debug.Debugger;
import org.hullwright.playtest.debug.DebuggerListener;
import org.hullwright.playtest.debug.FrameScope;
import org.hullwright.playtest.debug.Insight;
import org.hullwright.playtest.debug.Suspension;
import org.hullwright.playtest.session.Moment;
import org.hullwright.playtest.session.StopReason;

/** What a game does, one sentence after the other. */
final class GameThread extends GameElement implements IThread, DebuggerListener {

	private final GameTarget target;
	private final Debugger debugger;
	private volatile @Nullable Suspension suspension; // null while it does not stand still
	private volatile List<RuleFrame> frames = List.of();
	/** What is known to all that is under way, the outermost first; while the game goes on, what was when it last stood still. */
	private volatile List<FrameScope> known = List.of();
	private volatile boolean stepping;
	private volatile Doing doing = Doing.GOING_ON;

	/** What a game does that does not stand still. */
	enum Doing {

		GOING_ON("goes on"), ASKING("waits for a decision"), OVER("is over"), FAILED("cannot go on");

		private final String words;

		Doing(String words) {
			this.words = words;
		}

		/** What it does, in words that follow its name. */
		String words() {
			return words;
		}

		private static Doing at(Moment moment) {
			return switch (moment.stop()) {
				case StopReason.Asked asked -> ASKING;
				case StopReason.Over over -> OVER;
				case StopReason.Failed failed -> FAILED;
				case StopReason.InBetween still -> GOING_ON;
			};
		}
	}

	GameThread(GameTarget target, Debugger debugger) {
		super(target);
		this.target = target;
		this.debugger = debugger;
	}

	void begin() {
		debugger.addListener(this);
		fireCreationEvent();
	}

	void end() {
		debugger.removeListener(this);
		suspension = null;
		frames = List.of();
		known = List.of();
		fireTerminateEvent();
	}

	@Override
	public void stopped(Suspension here) {
		DebugValues things = new DebugValues(here);
		List<FrameScope> before = known;
		known = here.halt().chain().reversed().stream().map(performance -> new FrameScope(things, performance)).toList();
		frames = IntStream.range(0, known.size()).mapToObj(depth -> frame(depth, before, here.insight())).toList().reversed();
		suspension = here;
		stepping = false;
		fireSuspendEvent(here.halt().reason() instanceof Reason.Stepped ? DebugEvent.STEP_END : DebugEvent.BREAKPOINT);
	}

	private RuleFrame frame(int depth, List<FrameScope> before, Insight insight) {
		FrameScope here = known.get(depth);
		return new RuleFrame(target, this, insight, here,
				depth < before.size() && here.isSameAs(before.get(depth)) ? before.get(depth) : null);
	}

	@Override
	public void goesOn() {
		suspension = null;
		frames = List.of();
		fireResumeEvent(stepping ? DebugEvent.STEP_OVER : DebugEvent.CLIENT_REQUEST);
	}

	/** It has stopped somewhere. */
	void arrived(Moment moment) {
		now(Doing.at(moment));
	}

	/** It has been going on for longer than a moment. */
	void botsDeciding() {
		now(Doing.GOING_ON);
	}

	private void now(Doing other) {
		if (doing != other) {
			doing = other;
			fireChangeEvent(DebugEvent.STATE);
		}
	}

	Doing doing() {
		return doing;
	}

	boolean stands(RuleFrame frame) {
		return frames.contains(frame);
	}

	/** Why it stands still; none while it does not. */
	Optional<Reason> reason() {
		return Optional.ofNullable(suspension).map(here -> here.halt().reason());
	}

	@Override
	public String getName() {
		return "The game";
	}

	@Override
	public int getPriority() {
		return 0;
	}

	@Override
	public IStackFrame[] getStackFrames() {
		return frames.toArray(IStackFrame[]::new);
	}

	@Override
	public boolean hasStackFrames() {
		return !frames.isEmpty();
	}

	/** Null while it does not stand still. */
	@Override
	public @Nullable IStackFrame getTopStackFrame() {
		List<RuleFrame> now = frames;
		return now.isEmpty() ? null : now.getFirst();
	}

	@Override
	public IBreakpoint[] getBreakpoints() {
		return frames.stream().limit(1)
				.flatMap(frame -> SentenceBreakpoint.all().stream().filter(breakpoint -> breakpoint.isAt(frame.place())))
				.toArray(IBreakpoint[]::new);
	}

	@Override
	public boolean canResume() {
		return isSuspended();
	}

	@Override
	public boolean canSuspend() {
		return !isSuspended() && !isTerminated();
	}

	@Override
	public boolean isSuspended() {
		return suspension != null;
	}

	@Override
	public void resume() {
		debugger.go(Step.ON);
	}

	/** It stands still before the next sentence; while it asks something, that is after the answer. */
	@Override
	public void suspend() {
		target.stopNext();
	}

	@Override
	public boolean canStepInto() {
		return isSuspended();
	}

	@Override
	public boolean canStepOver() {
		return isSuspended();
	}

	@Override
	public boolean canStepReturn() {
		return isSuspended();
	}

	@Override
	public boolean isStepping() {
		return stepping;
	}

	@Override
	public void stepInto() {
		step(Step.INTO);
	}

	@Override
	public void stepOver() {
		step(Step.OVER);
	}

	@Override
	public void stepReturn() {
		step(Step.OUT);
	}

	private void step(Step step) {
		stepping = true;
		debugger.go(step);
	}

	@Override
	public boolean canTerminate() {
		return target.canTerminate();
	}

	@Override
	public boolean isTerminated() {
		return target.isTerminated();
	}

	@Override
	public void terminate() {
		target.terminate();
	}
}
