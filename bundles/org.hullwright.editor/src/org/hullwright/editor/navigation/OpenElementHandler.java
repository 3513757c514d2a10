package org.hullwright.editor.navigation;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.window.Window;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.hullwright.lang.ide.answer.Symbol;

/** Asks for a declaration of any pack by some letters of its name, and goes there. */
public final class OpenElementHandler extends AbstractHandler {

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
		var dialog = new OpenElementDialog(window.getShell());
		if (dialog.open() == Window.OK) {
			for (Object chosen : dialog.getResult()) {
				Places.show(((Symbol) chosen).place(), window.getActivePage());
			}
		}
		return null; // required by the framework
	}
}
