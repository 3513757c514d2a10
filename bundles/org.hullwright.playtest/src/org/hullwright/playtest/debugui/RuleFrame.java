package org.hullwright.playtest.debugui;

import org.eclipse.debug.core.model.IRegisterGroup;
import org.eclipse.debug.core.model.IStackFrame;
import org.eclipse.debug.core.model.IThread;
import org.eclipse.debug.core.model.IVariable;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Place;
import org.hullwright.playtest.debug.ComparedValue;
import org.hullwright.playtest.debug.EvaluationResult;
import org.hullwright.playtest.debug.FrameScope;
import org.hullwright.playtest.debug.Insight;

/** A procedure, an effect or a rule that is under way. */
final class RuleFrame extends GameElement implements IStackFrame, SuspendsWithGame {

	private final GameTarget target;
	private final GameThread thread;
	private final Insight insight;
	private final FrameScope here;
	private final @Nullable FrameScope before;

	/**
	 * @param insight into the rules
	 * @param here what is known to it
	 * @param before the same when the game stood still before; null when it was not under way then
	 */
	RuleFrame(GameTarget target, GameThread thread, Insight insight, FrameScope here, @Nullable FrameScope before) {
		super(target);
		this.target = target;
		this.thread = thread;
		this.insight = insight;
		this.here = here;
		this.before = before;
	}

	/** Where the sentence stands that it has come to. */
	Place place() {
		return insight.placeOf(here.performance().at());
	}

	/** Answers a question as if it stood here; the game does not notice. */
	EvaluationResult ask(String question) {
		return here.ask(question);
	}

	/** Whether the game still stands here. */
	boolean isCurrent() {
		return thread.stands(this);
	}

	@Override
	public GameThread gameThread() {
		return thread;
	}

	@Override
	public IThread getThread() {
		return thread;
	}

	@Override
	public String getName() {
		return here.performance().title();
	}

	@Override
	public IVariable[] getVariables() {
		return GameVariable.of(ComparedValue.of(here.known(), before == null ? null : before.known()), target);
	}

	@Override
	public boolean hasVariables() {
		return true;
	}

	@Override
	public int getLineNumber() {
		return place().line();
	}

	@Override
	public int getCharStart() {
		return place().offset();
	}

	@Override
	public int getCharEnd() {
		return place().offset() + place().length();
	}

	@Override
	public IRegisterGroup[] getRegisterGroups() {
		return new IRegisterGroup[0];
	}

	@Override
	public boolean hasRegisterGroups() {
		return false;
	}

	@Override
	public boolean canStepInto() {
		return thread.canStepInto();
	}

	@Override
	public boolean canStepOver() {
		return thread.canStepOver();
	}

	@Override
	public boolean canStepReturn() {
		return thread.canStepReturn();
	}

	@Override
	public boolean isStepping() {
		return thread.isStepping();
	}

	@Override
	public void stepInto() {
		thread.stepInto();
	}

	@Override
	public void stepOver() {
		thread.stepOver();
	}

	@Override
	public void stepReturn() {
		thread.stepReturn();
	}

	@Override
	public boolean canTerminate() {
		return thread.canTerminate();
	}

	@Override
	public boolean isTerminated() {
		return thread.isTerminated();
	}

	@Override
	public void terminate() {
		thread.terminate();
	}
}
