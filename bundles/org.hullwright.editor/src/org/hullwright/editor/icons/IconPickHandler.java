package org.hullwright.editor.icons;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.ui.handlers.HandlerUtil;

/** Asks for an icon and answers its name, for whoever runs the command from a form; null when none is wanted. */
public final class IconPickHandler extends AbstractHandler {

	private static final String PRESENT = "org.hullwright.editor.pickIcon.present";

	@NonNullByDefault({})
	@Override
	public @Nullable Object execute(ExecutionEvent event) {
		String present = event.getParameter(PRESENT);
		return new IconDialog(HandlerUtil.getActiveShell(event), present == null ? "" : present).choose()
				.<@Nullable String>map(chosen -> chosen).orElse(null);
	}
}
