package org.hullwright.editor.navigation;

import java.util.Optional;

import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.Link;

/** Goes to the declaration of the type that the word at the caret has. */
public final class OpenTypeHandler extends OpenLinkHandler {

	@Override
	protected Optional<Link> ask(HullDocument text, int caret, CancelIndicator cancelled) {
		return text.language().navigating().typeDefinition(text.address(), caret, cancelled);
	}

	@Override
	protected void showNothing(ITextEditor editor) {
		say(editor, "What is at the caret has no type that could be opened");
	}
}
