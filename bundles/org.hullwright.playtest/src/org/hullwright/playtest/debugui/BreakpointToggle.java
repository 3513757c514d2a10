package org.hullwright.playtest.debugui;

import java.util.Optional;
import java.util.OptionalInt;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.ui.actions.IToggleBreakpointsTarget;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.jface.viewers.ISelection;
import org.eclipse.ui.IEditorPart;
import org.eclipse.ui.IWorkbenchPart;
import org.hullwright.playtest.text.EditedText;
import org.hullwright.playtest.workspace.HullLanguage;

/** Puts a breakpoint on the line of the caret, or of the next sentence, and takes it away again. */
public final class BreakpointToggle implements IToggleBreakpointsTarget {

	private static final String NO_SENTENCE = "From here on there is no sentence that a game could stand still at.";

	@NonNullByDefault({})
	@Override
	public boolean canToggleLineBreakpoints(IWorkbenchPart part, ISelection selection) {
		return fileOf(part).isPresent() && selection instanceof ITextSelection;
	}

	@NonNullByDefault({})
	@Override
	public void toggleLineBreakpoints(IWorkbenchPart part, ISelection selection) throws CoreException {
		Optional<IFile> file = fileOf(part);
		if (file.isPresent() && selection instanceof ITextSelection selected) {
			OptionalInt line = lineOf(part, selected);
			if (line.isPresent()) {
				toggle(file.get(), line.getAsInt());
			}
		}
	}

	/** The breakpoint on the line of the caret, or of the next sentence; made where there is none. */
	Optional<SentenceBreakpoint> thereOrNew(IWorkbenchPart part, ITextSelection selected) throws CoreException {
		Optional<IFile> file = fileOf(part);
		OptionalInt line = lineOf(part, selected);
		if (file.isEmpty() || line.isEmpty()) {
			return Optional.empty();
		}
		if (SentenceBreakpoint.find(file.get(), line.getAsInt()).isEmpty()) {
			SentenceBreakpoint.add(file.get(), line.getAsInt());
		}
		return SentenceBreakpoint.find(file.get(), line.getAsInt());
	}

	/** Says so when there is none. */
	private static OptionalInt lineOf(IWorkbenchPart part, ITextSelection selected) {
		Optional<String> text = EditedText.of(part).flatMap(EditedText::document).map(IDocument::get);
		OptionalInt line = text.isEmpty()
				? OptionalInt.empty()
				: HullLanguage.sentenceLines().meantBy(selected.getStartLine() + 1, text.get());
		if (line.isEmpty()) {
			tell(part);
		}
		return line;
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

	@NonNullByDefault({})
	@Override
	public boolean canToggleMethodBreakpoints(IWorkbenchPart part, ISelection selection) {
		return false;
	}

	@NonNullByDefault({})
	@Override
	public void toggleMethodBreakpoints(IWorkbenchPart part, ISelection selection) {}

	@NonNullByDefault({})
	@Override
	public boolean canToggleWatchpoints(IWorkbenchPart part, ISelection selection) {
		return false;
	}

	@NonNullByDefault({})
	@Override
	public void toggleWatchpoints(IWorkbenchPart part, ISelection selection) {}
}
