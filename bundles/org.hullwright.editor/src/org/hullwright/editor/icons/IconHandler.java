package org.hullwright.editor.icons;

import org.eclipse.core.commands.AbstractHandler;
import org.eclipse.core.commands.ExecutionEvent;
import org.eclipse.core.commands.ExecutionException;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.handlers.HandlerUtil;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.lang.ide.icons.IconPlace;

/** Asks for an icon and writes it at the caret, in place of one that stands there. One step of undo. */
public final class IconHandler extends AbstractHandler {

	@NonNullByDefault({})
	@Override
	public Object execute(ExecutionEvent event) throws ExecutionException {
		if (HandlerUtil.getActiveEditor(event) instanceof ITextEditor editor && editor.isEditable()
				&& editor.getSelectionProvider().getSelection() instanceof ITextSelection selection) {
			IDocument document = editor.getDocumentProvider().getDocument(editor.getEditorInput());
			IconPlace place = IconPlace.at(selection.getOffset(), document.get());
			new IconDialog(HandlerUtil.getActiveShell(event), place.name()).choose()
					.ifPresent(icon -> write(place, icon, document, editor));
		}
		return null; // required by the framework
	}

	/** Nobody can have changed the text meanwhile: the dialog is modal. */
	private static void write(IconPlace place, String icon, IDocument document, ITextEditor editor) {
		String written = place.written(icon);
		try {
			document.replace(place.replaced().offset(), place.replaced().length(), written);
			editor.selectAndReveal(place.replaced().offset() + written.length(), 0);
		} catch (BadLocationException elsewhere) {
			throw new IllegalStateException("the caret is not in the text", elsewhere);
		}
	}
}
