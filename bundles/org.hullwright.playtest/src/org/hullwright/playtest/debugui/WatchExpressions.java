package org.hullwright.playtest.debugui;

import org.eclipse.core.runtime.ILog;
import org.eclipse.debug.core.DebugException;
import org.eclipse.debug.core.model.IDebugElement;
import org.eclipse.debug.core.model.IValue;
import org.eclipse.debug.core.model.IWatchExpressionDelegate;
import org.eclipse.debug.core.model.IWatchExpressionListener;
import org.eclipse.debug.core.model.IWatchExpressionResult;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.lang.ide.request.BackgroundThreads;
import org.hullwright.playtest.debug.ComparedValue;
import org.hullwright.playtest.debug.DebugValue;
import org.hullwright.playtest.debug.EvaluationResult;

/** Answers what is asked in the view of expressions, in the background. */
public final class WatchExpressions implements IWatchExpressionDelegate {

	private static final String NOT_STILL = "The game does not stand still; select a line of it in the Debug view.";

	@NonNullByDefault({})
	@Override
	public void evaluateExpression(String question, IDebugElement place, IWatchExpressionListener listener) {
		BackgroundThreads.supply(() -> answered(question, place)).exceptionally(fault -> {
			ILog.of(WatchExpressions.class).error("A question could not be answered.", fault);
			return new Result(question, null);
		}).thenAccept(listener::watchEvaluationFinished);
	}

	private static Result answered(String question, @Nullable IDebugElement place) {
		RuleFrame frame = frameAt(place);
		return new Result(question,
				frame == null
						? null
						: new GameValue(new ComparedValue(worded(question, frame), null), (GameTarget) frame.getDebugTarget()));
	}

	/** The reason why there is no answer stands where the answer would be, so that it is seen at once. */
	private static DebugValue worded(String question, RuleFrame frame) {
		return switch (frame.ask(question)) {
			case EvaluationResult.Found(DebugValue known) -> known;
			case EvaluationResult.Refused(String reason) -> DebugValue.plain(question, reason);
		};
	}

	/** Null where no game stands still. */
	private static @Nullable RuleFrame frameAt(@Nullable IDebugElement place) {
		return switch (place) {
			case RuleFrame frame -> frame;
			case GameThread thread -> (RuleFrame) thread.getTopStackFrame();
			case null, default -> null;
		};
	}

	/**
	 * An answer, as the workbench wants it.
	 *
	 * @param value null where no game stands still, or the program is at fault
	 */
	private record Result(String question, @Nullable GameValue value) implements IWatchExpressionResult {

		@Override
		public @Nullable IValue getValue() {
			return value;
		}

		@Override
		public boolean hasErrors() {
			return value == null;
		}

		@Override
		public String[] getErrorMessages() {
			return value == null ? new String[] { NOT_STILL } : new String[0];
		}

		@Override
		public String getExpressionText() {
			return question;
		}

		/** Null: a mistake in a question is no fault. */
		@NonNullByDefault({})
		@Override
		public DebugException getException() {
			return null;
		}
	}
}
