package org.hullwright.playtest.debugui;

import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.debug.ui.actions.IToggleBreakpointsTarget;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ui.IWorkbenchPart;
import org.hullwright.playtest.text.EditedText;

/** Lets breakpoints be put into texts of Hull. */
public final class BreakpointToggleFactory implements IAdapterFactory {

	private static final IToggleBreakpointsTarget TOGGLE = new BreakpointToggle();

	@NonNullByDefault({})
	@Override
	public <T> T getAdapter(Object adapted, Class<T> type) {
		boolean hull = adapted instanceof IWorkbenchPart part && EditedText.of(part).isPresent();
		return hull && type == IToggleBreakpointsTarget.class ? type.cast(TOGGLE) : null;
	}

	@Override
	public Class<?>[] getAdapterList() {
		return new Class<?>[] { IToggleBreakpointsTarget.class };
	}
}
