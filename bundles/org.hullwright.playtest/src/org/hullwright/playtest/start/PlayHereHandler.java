package org.hullwright.playtest.start;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.handlers.HandlerUtil;
import org.hullwright.lang.ide.request.LatestRequest;
import org.hullwright.playtest.text.EditedText;
import org.hullwright.playtest.text.StartingPoints;

/** Plays from the component, scenario or test at the caret. */
public final class PlayHereHandler extends AbstractHandler {

	private final LatestRequest requests = new LatestRequest();

	private static final String NOTHING_HERE = "Put the caret into a component, a scenario or a test to play from there.";

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
		IEditorPart editor = HandlerUtil.getActiveEditor(event);
		EditedText.of(editor).ifPresent(text -> {
			int caret = text.caret();
			StartingPoints starts = new StartingPoints(text.address());
			requests.ask(cancelled -> starts.at(caret), window.getShell().getDisplay()::asyncExec, here -> {
				if (isOpen(editor, window)) {
					here.ifPresentOrElse(from -> new HereStarter(window).start(from, editor), () -> tell(editor));
				}
			}, fault -> ILog.of(PlayHereHandler.class).error("What the caret is in could not be found out", fault));
		});
		return null;
	}

	/** Whoever has closed the text meanwhile does not want to play from it any more. */
	private static boolean isOpen(IEditorPart editor, IWorkbenchWindow window) {
		return window.getActivePage() != null && window.getActivePage().getReference(editor) != null;
	}

	private static void tell(IEditorPart editor) {
		editor.getEditorSite().getActionBars().getStatusLineManager().setErrorMessage(NOTHING_HERE);
		editor.getSite().getShell().getDisplay().beep();
	}
}
