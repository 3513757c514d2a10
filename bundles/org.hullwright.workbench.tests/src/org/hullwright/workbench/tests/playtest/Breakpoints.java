package org.hullwright.workbench.tests.playtest;

import java.util.List;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.debug.core.model.IBreakpoint;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.source.IVerticalRulerInfo;
import org.eclipse.swt.SWT;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.ui.ide.IDE;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.playtest.debugui.SentenceBreakpoint;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Wait;

/** Breakpoints in the text of the caves, as their author sets them. Lines are named by the words that stand there. */
final class Breakpoints {

	private static final String TOGGLE = "org.eclipse.debug.ui.commands.ToggleBreakpoint";
	private final LanternCaves caves;

	Breakpoints(LanternCaves caves) {
		this.caves = caves;
	}

	/** All there are, as they are listed. */
	static List<String> titles() {
		return SentenceBreakpoint.all().stream().map(SentenceBreakpoint::title).toList();
	}

	static void forget() throws CoreException {
		for (IBreakpoint breakpoint : SentenceBreakpoint.all()) {
			breakpoint.delete();
		}
		Wait.settled();
	}

	int lineOf(String written) throws CoreException {
		String text = Projects.read(caves.file());
		return (int) text.substring(0, text.indexOf(written)).lines().count();
	}

	/** Presses the key with the caret at these words. */
	void toggleAt(String written) throws CoreException {
		editorAt(written);
		caves.window().run(TOGGLE);
	}

	/** Double-clicks beside the line of these words, left of the line numbers. */
	void doubleClickBeside(String written) throws CoreException {
		ITextEditor editor = editorAt(written);
		StyledText text = (StyledText) editor.getAdapter(Control.class);
		Composite ruler = (Composite) editor.getAdapter(IVerticalRulerInfo.class).getControl();
		Event click = new Event();
		click.button = 1;
		click.x = 2;
		click.y = text.getLocationAtOffset(text.getCaretOffset()).y + text.getLineHeight() / 2;
		Control column = ruler.getChildren()[0];
		column.notifyListeners(SWT.MouseDown, click);
		column.notifyListeners(SWT.MouseDoubleClick, click);
		Wait.settled();
	}

	private ITextEditor editorAt(String written) throws CoreException {
		ITextEditor editor = (ITextEditor) IDE.openEditor(caves.window().page(), caves.file());
		IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
		editor.selectAndReveal(document.get().indexOf(written), 0);
		Wait.settled();
		return editor;
	}
}
