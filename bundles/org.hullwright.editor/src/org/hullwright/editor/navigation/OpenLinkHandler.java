package org.hullwright.editor.navigation;

import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.texteditor.ITextEditor;
import org.hullwright.editor.language.CaretHandler;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.Link;

/** Goes to where a link leads that the language service finds at the caret. */
abstract class OpenLinkHandler extends CaretHandler<Link> {

	@Override
	protected final void show(Link found, HullDocument text, ITextSelection caret, ITextEditor editor) {
		Places.show(found.target(), editor.getSite().getPage());
	}
}
