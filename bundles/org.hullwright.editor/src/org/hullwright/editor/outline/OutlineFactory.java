package org.hullwright.editor.outline;

import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.contentoutline.IContentOutlinePage;
import org.hullwright.editor.language.HullDocument;

/** Gives editors of Hull files an outline; others keep what they have. */
public final class OutlineFactory implements IAdapterFactory {

	@NonNullByDefault({})
	@Override
	public <T> T getAdapter(Object adaptable, Class<T> wanted) {
		if (wanted == IContentOutlinePage.class && adaptable instanceof ITextEditor editor && editor.getDocumentProvider() != null) {
			ITextViewer viewer = editor.getAdapter(ITextViewer.class);
			return HullDocument.of(editor.getDocumentProvider().getDocument(editor.getEditorInput()))
					.filter(text -> viewer != null && text.address().getPath().endsWith(".hull"))
					.map(text -> wanted.cast(new HullOutlinePage(editor, viewer, text))).orElse(null);
		}
		return null;
	}

	@Override
	public Class<?>[] getAdapterList() {
		return new Class<?>[] { IContentOutlinePage.class };
	}
}
