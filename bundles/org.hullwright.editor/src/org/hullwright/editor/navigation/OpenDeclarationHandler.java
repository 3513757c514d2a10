package org.hullwright.editor.navigation;

import java.util.Optional;

import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.Link;

/**
 * Goes to the declaration of the name at the caret. The usual way would tell of a missing hyperlink, which nobody who writes rules has
 * asked for.
 */
public final class OpenDeclarationHandler extends OpenLinkHandler {

	@Override
	protected Optional<Link> ask(HullDocument text, int caret, CancelIndicator cancelled) {
		return text.language().navigating().definition(text.address(), caret, cancelled);
	}

	@Override
	protected void showNothing(ITextEditor editor) {
		say(editor, "There is no name at the caret that is declared anywhere. Put the caret into a name to go to its declaration.");
	}
}
