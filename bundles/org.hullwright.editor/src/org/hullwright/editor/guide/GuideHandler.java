package org.hullwright.editor.guide;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.handlers.HandlerUtil;

/** Opens the guide. */
public final class GuideHandler extends AbstractHandler {

	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		try {
			HandlerUtil.getActiveWorkbenchWindowChecked(event).getActivePage().showView(GuideView.ID);
			return null; // as the interface asks
		} catch (PartInitException failure) {
			throw new ExecutionException("The guide cannot be opened", failure);
		}
	}
}
