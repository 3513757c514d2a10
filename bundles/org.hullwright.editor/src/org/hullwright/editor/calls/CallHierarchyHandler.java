package org.hullwright.editor.calls;

import java.util.Optional;

import org.eclipse.core.runtime.ILog;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.PartInitException;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.CaretHandler;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.CallItem;

/** Shows the calls of the procedure, phase or effect at the caret. */
public final class CallHierarchyHandler extends CaretHandler<CallItem> {

	@Override
	protected Optional<CallItem> ask(HullDocument text, int caret, CancelIndicator cancelled) {
		return text.language().callHierarchy().itemAt(text.address(), caret, cancelled);
	}

	@Override
	protected void show(CallItem found, HullDocument text, ITextSelection caret, ITextEditor editor) {
		try {
			((CallHierarchyView) editor.getSite().getPage().showView(CallHierarchyView.ID)).show(found);
		} catch (PartInitException failure) {
			ILog.of(CallHierarchyHandler.class).error("The call hierarchy could not be shown", failure);
		}
	}

	@Override
	protected void showNothing(ITextEditor editor) {
		say(editor, "What is at the caret is no procedure, phase or effect");
	}
}
