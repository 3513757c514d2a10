package org.hullwright.playtest.debugui;

import org.eclipse.debug.core.model.ISourceLocator;
import org.eclipse.debug.core.model.IStackFrame;
import org.eclipse.jdt.annotation.NonNullByDefault;

/** Tells where what is under way in a game is written. */
final class GameSources implements ISourceLocator {

	/** Null for what is of no game. */
	@NonNullByDefault({})
	@Override
	public Object getSourceElement(IStackFrame frame) {
		return frame instanceof RuleFrame rule ? rule.place() : null;
	}
}
