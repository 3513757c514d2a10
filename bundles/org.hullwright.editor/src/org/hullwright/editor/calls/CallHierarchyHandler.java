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
public final class CallHierarchyHandler extends CaretHandler<Optional<CallItem>> {

	@Override
	protected Optional<CallItem> ask(HullDocument text, int caret, CancelIndicator cancelled) {
		return text.language().callHierarchy().itemAt(text.address(), caret, cancelled);
	}

	@Override
	protected void show(Optional<CallItem> found, HullDocument text, ITextSelection caret, ITextEditor editor) {
		if (found.isEmpty()) {
			say(editor, "What is at the caret is no procedure, phase or effect");
			return;
		}
		try {
			((CallHierarchyView) editor.getSite().getPage().showView(CallHierarchyView.ID)).show(found.get());
		} catch (PartInitException failure) {
			ILog.of(CallHierarchyHandler.class).error("The call hierarchy could not be shown", failure);
		}
	}
}
