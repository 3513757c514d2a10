package org.hullwright.playtest.odds;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.handlers.HandlerUtil;
import org.hullwright.playtest.workspace.HullLanguage;

/** Shows the odds of the edited pack between its lines, or no longer. They are those of the text as it is saved. */
public final class OddsHandler extends AbstractHandler {

	@NonNullByDefault({})
	@Override
	public @Nullable Object execute(ExecutionEvent event) {
		HullLanguage.packs().meant(null, HandlerUtil.getActiveEditor(event)).ifPresent(ShownOdds.inWorkspace()::toggle);
		return null;
	}
}
