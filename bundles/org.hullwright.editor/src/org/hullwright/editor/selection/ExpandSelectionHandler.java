package org.hullwright.editor.selection;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.text.ITextSelection;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.CaretHandler;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.TextRange;

/** Selects the next larger part of the text around what is selected: the word, what it belongs to, the block, the declaration. */
public final class ExpandSelectionHandler extends CaretHandler<List<TextRange>> {

	@Override
	protected Optional<List<TextRange>> ask(HullDocument text, int caret, CancelIndicator cancelled) {
		return Optional.of(text.language().reading().selections(text.address(), caret, cancelled));
	}

	@Override
	protected void show(List<TextRange> parts, HullDocument text, ITextSelection caret, ITextEditor editor) {
		var selected = new TextRange(caret.getOffset(), caret.getLength());
		parts.stream()
				.filter(part -> part.offset() <= selected.offset() && part.end() >= selected.end() && part.length() > selected.length())
				.findFirst()
				.ifPresent(part -> Steps.to(selected, editor).forward(part, editor));
	}

	@Override
	protected void showNothing(ITextEditor editor) {
		// all of a text is around each caret
	}
}
