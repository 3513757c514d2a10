package org.hullwright.playtest.debugui;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ui.handlers.HandlerUtil;

/** Toggles a breakpoint at the caret. */
public final class ToggleBreakpointHandler extends AbstractHandler {

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		try {
			new BreakpointToggle().toggleLineBreakpoints(HandlerUtil.getActiveEditor(event), HandlerUtil.getCurrentSelection(event));
		} catch (CoreException reason) {
			throw new ExecutionException("The breakpoint could not be kept.", reason);
		}
		return null;
	}
}
