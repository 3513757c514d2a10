package org.hullwright.playtest.debug.model;

import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.model.IDebugElement;
import org.eclipse.debug.core.model.IValue;
import org.eclipse.debug.core.model.IWatchExpressionDelegate;
import org.eclipse.debug.core.model.IWatchExpressionListener;
import org.eclipse.debug.core.model.IWatchExpressionResult;
import org.hullwright.playtest.debug.Answer;

/** Answers what is asked in the view of expressions, in the background. */
public final class GameQuestions implements IWatchExpressionDelegate {
	private static final String NOT_STILL = "The game does not stand still; select a line of it in the Debug view.";

	@Override
	public void evaluateExpression(String question, IDebugElement place, IWatchExpressionListener listener) {
		CompletableFuture.supplyAsync(() -> answered(question, place)).thenAccept(listener::watchEvaluationFinished).exceptionally(fault -> {
			ILog.of(GameQuestions.class).error("A question could not be answered.", fault);
			return null;
		});
	}

	private static Result answered(String question, IDebugElement place) {
		RuleFrame frame = frameAt(place);
		return frame == null ? new Result(question, null, NOT_STILL) : switch (frame.ask(question)) {
			case Answer.Found found -> new Result(question, new GameValue(found.known(), (GameTarget) frame.getDebugTarget()), null);
			case Answer.Refused refused -> new Result(question, null, refused.reason());
		};
	}

	/** Null where no game stands still. */
	private static RuleFrame frameAt(IDebugElement place) {
		return switch (place) {
			case RuleFrame frame -> frame;
			case GameThread thread -> (RuleFrame) thread.getTopStackFrame();
			default -> null;
		};
	}

	/**
	 * An answer, as the workbench wants it.
	 *
	 * @param value null when there is a reason why there is none
	 * @param reason null when there is a value
	 */
	private record Result(String question, GameValue value, String reason) implements IWatchExpressionResult {
		@Override
		public IValue getValue() {
			return value;
		}

		@Override
		public boolean hasErrors() {
			return reason != null;
		}

		@Override
		public String[] getErrorMessages() {
			return reason == null ? new String[0] : new String[] {reason};
		}

		@Override
		public String getExpressionText() {
			return question;
		}

		/** Null: a mistake in a question is no fault. */
		@Override
		public DebugException getException() {
			return null;
		}
	}
}
