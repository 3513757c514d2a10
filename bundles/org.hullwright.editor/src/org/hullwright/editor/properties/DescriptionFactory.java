package org.hullwright.editor.properties;

import org.eclipse.core.runtime.IAdapterFactory;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.ui.views.properties.IPropertySheetPage;
import org.hullwright.editor.language.HullDocument;

/** Gives editors of Hull a page in the Properties view; others keep what they have. */
public final class DescriptionFactory implements IAdapterFactory {

	@NonNullByDefault({})
	@Override
	public <T> T getAdapter(Object adaptable, Class<T> wanted) {
		boolean isHull = wanted == IPropertySheetPage.class && adaptable instanceof ITextEditor editor
				&& editor.getDocumentProvider() != null
				&& HullDocument.of(editor.getDocumentProvider().getDocument(editor.getEditorInput()))
						.filter(text -> text.address().getPath().endsWith(".hull")).isPresent();
		return isHull ? wanted.cast(new DescriptionPage((ITextEditor) adaptable)) : null; // null is the interface's word for none
	}

	@Override
	public Class<?>[] getAdapterList() {
		return new Class<?>[] { IPropertySheetPage.class };
	}
}
