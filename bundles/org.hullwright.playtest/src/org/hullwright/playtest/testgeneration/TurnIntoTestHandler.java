package org.hullwright.playtest.testgeneration;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.expressions.IEvaluationContext;
import org.eclipse.core.resources.IProject;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.dialogs.MessageDialog;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.window.Window;
import org.eclipse.ui.ISources;
import org.eclipse.ui.IWorkbenchWindow;
import org.eclipse.ui.PlatformUI;
import org.eclipse.ui.handlers.HandlerUtil;
import org.hullwright.playtest.service.PlayTest;
import org.hullwright.playtest.session.PlaySession;
import org.hullwright.playtest.timeline.StoryEntry;
import org.hullwright.playtest.workspace.HullLanguage;

/**
 * Turns the decision that is selected in the story into a test of the pack. What is not saved yet is saved, so that the test is about what
 * is seen.
 */
public final class TurnIntoTestHandler extends AbstractHandler {

	private static final String TITLE = "Turn into a test";

	@NonNullByDefault({})
	@Override
	public void setEnabled(Object context) {
		Object selection = context instanceof IEvaluationContext now ? now.getVariable(ISources.ACTIVE_CURRENT_SELECTION_NAME) : null;
		setBaseEnabled(selection instanceof ISelection chosen && decision(chosen).isPresent());
	}

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		IWorkbenchWindow window = HandlerUtil.getActiveWorkbenchWindowChecked(event);
		Optional<StoryEntry> decision = decision(HandlerUtil.getCurrentSelection(event));
		Optional<PlaySession> session = window.getService(PlayTest.class).session();
		if (decision.isPresent() && session.isPresent()) {
			Optional<IProject> pack = HullLanguage.packs().in(session.get().setup().pack());
			pack.ifPresentOrElse(project -> ask(decision.get(), session.get(), project, window),
					() -> MessageDialog.openInformation(window.getShell(), TITLE,
							"The pack of this game is no project here, so no test can be put into it."));
		}
		return null;
	}

	private static void ask(StoryEntry decision, PlaySession session, IProject pack, IWorkbenchWindow window) {
		if (!PlatformUI.getWorkbench().saveAllEditors(true)) {
			return;
		}
		TestFiles files = new TestFiles(pack);
		TestDialog dialog = new TestDialog(window.getShell(), decision.text().replace(" → ", " "), files.names());
		if (dialog.open() == Window.OK) {
			new TestStarter(window).start(decision.decision().orElseThrow(), session, files.file(dialog.file()), dialog.title());
		}
	}

	private static Optional<StoryEntry> decision(ISelection selection) {
		Object first = selection instanceof IStructuredSelection structured ? structured.getFirstElement() : null;
		return first instanceof StoryEntry entry && entry.decision().isPresent() ? Optional.of(entry) : Optional.empty();
	}
}
