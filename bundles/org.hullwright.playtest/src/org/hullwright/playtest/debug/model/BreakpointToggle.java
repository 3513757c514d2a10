package org.hullwright.playtest.debug.model;

import java.util.Optional;
import java.util.OptionalInt;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.ui.actions.IToggleBreakpointsTarget;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPart;
import org.hullwright.playtest.debug.SentenceLines;
import org.hullwright.playtest.start.HullLanguage;
import org.hullwright.playtest.workbench.EditedText;

/** Puts a breakpoint on the line of the caret, or of the next sentence, and takes it away again. */
public final class BreakpointToggle implements IToggleBreakpointsTarget {
	private static final String NO_SENTENCE = "From here on there is no sentence that a game could stand still at.";

	@Override
	public boolean canToggleLineBreakpoints(IWorkbenchPart part, ISelection selection) {
		return fileOf(part).isPresent() && selection instanceof ITextSelection;
	}

	@Override
	public void toggleLineBreakpoints(IWorkbenchPart part, ISelection selection) throws CoreException {
		Optional<IFile> file = fileOf(part);
		Optional<IDocument> text = EditedText.of(part).flatMap(EditedText::document);
		if (file.isEmpty() || text.isEmpty() || !(selection instanceof ITextSelection selected)) {
			return;
		}
		SentenceLines lines = HullLanguage.sentenceLines();
		OptionalInt line = lines.meantBy(selected.getStartLine() + 1, text.get().get());
		if (line.isEmpty()) {
			tell(part);
		} else {
			toggle(file.get(), line.getAsInt());
		}
	}

	private static void toggle(IFile file, int line) throws CoreException {
		Optional<SentenceBreakpoint> there = SentenceBreakpoint.find(file, line);
		if (there.isPresent()) {
			there.get().delete();
		} else {
			SentenceBreakpoint.add(file, line);
		}
	}

	private static void tell(IWorkbenchPart part) {
		if (part instanceof IEditorPart editor) {
			editor.getEditorSite().getActionBars().getStatusLineManager().setErrorMessage(NO_SENTENCE);
			editor.getSite().getShell().getDisplay().beep();
		}
	}

	/** The file of a text in the workspace; only there breakpoints can be kept. */
	private static Optional<IFile> fileOf(IWorkbenchPart part) {
		return EditedText.of(part).map(text -> text.editor().getEditorInput().getAdapter(IFile.class));
	}

	@Override
	public boolean canToggleMethodBreakpoints(IWorkbenchPart part, ISelection selection) {
		return false;
	}

	@Override
	public void toggleMethodBreakpoints(IWorkbenchPart part, ISelection selection) {
	}

	@Override
	public boolean canToggleWatchpoints(IWorkbenchPart part, ISelection selection) {
		return false;
	}

	@Override
	public void toggleWatchpoints(IWorkbenchPart part, ISelection selection) {
	}
}
