package org.hullwright.editor.outline;

import java.util.Optional;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.choice.ChoicePopup;
import org.hullwright.editor.language.CaretHandler;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.TextRange;

/** Shows the declarations of the text over it, to go to one of them by some letters of its name. */
public final class QuickOutlineHandler extends CaretHandler<OutlineTree> {

	@Override
	protected Optional<OutlineTree> ask(HullDocument text, int caret, CancelIndicator cancelled) {
		return Optional.of(new OutlineTree(text.language().symbols().outline(text.address(), cancelled)));
	}

	@Override
	protected void show(OutlineTree tree, HullDocument text, ITextSelection caret, ITextEditor editor) {
		var popup = new ChoicePopup(editor.getAdapter(Control.class), "Outline of " + editor.getTitle(), new OutlineContent(),
				new OutlineLabels(), chosen -> {
					TextRange name = ((OutlineNode) chosen).entry().nameRange();
					editor.selectAndReveal(name.offset(), name.length());
				});
		popup.open(tree, tree.nodeAt(caret.getOffset()).<@Nullable Object>map(node -> node).orElse(null));
	}

	@Override
	protected void showNothing(ITextEditor editor) {
		// a text always has an outline, be it an empty one
	}
}
