package org.hullwright.playtest.debugui;

import java.util.Optional;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.jface.viewers.IStructuredSelection;
import org.eclipse.jface.window.Window;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.handlers.HandlerUtil;

/** Asks for the condition of the selected breakpoint, or of the one at the caret; there it makes one, where there is none. */
public final class ConditionHandler extends AbstractHandler {

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		try {
			Optional<SentenceBreakpoint> meant = meant(HandlerUtil.getCurrentSelection(event), HandlerUtil.getActiveEditor(event));
			if (meant.isPresent()) {
				ask(meant.get(), HandlerUtil.getActiveShellChecked(event));
			}
			return null;
		} catch (CoreException reason) {
			throw new ExecutionException("The condition could not be kept.", reason);
		}
	}

	private static Optional<SentenceBreakpoint> meant(ISelection selection, IEditorPart editor) throws CoreException {
		if (selection instanceof IStructuredSelection structured) {
			return Optional.ofNullable(structured.getFirstElement()).filter(SentenceBreakpoint.class::isInstance)
					.map(SentenceBreakpoint.class::cast);
		}
		BreakpointToggle toggle = new BreakpointToggle();
		return selection instanceof ITextSelection caret && toggle.canToggleLineBreakpoints(editor, selection)
				? toggle.thereOrNew(editor, caret)
				: Optional.empty();
	}

	private static void ask(SentenceBreakpoint breakpoint, Shell shell) throws CoreException {
		ConditionDialog dialog = new ConditionDialog(shell, breakpoint);
		if (dialog.open() == Window.OK) {
			breakpoint.setCondition(dialog.condition());
		}
	}
}
