package org.hullwright.editor.navigation;

import java.util.List;
import java.util.Optional;

import org.eclipse.jface.text.ITextSelection;
import org.eclipse.swt.widgets.Control;
import org.eclipse.ui.texteditor.ITextEditor;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.choice.ChoicePopup;
import org.hullwright.editor.language.CaretHandler;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.TextLocation;

/**
 * Goes to what changes, overrides or fills with life what is named at the caret: the rules of expansions, kinds below a kind, components of
 * a kind. Where there are several, one of them is chosen.
 */
public final class OpenImplementationsHandler extends CaretHandler<List<TextLocation>> {

	@Override
	protected Optional<List<TextLocation>> ask(HullDocument text, int caret, CancelIndicator cancelled) {
		return Optional.of(text.language().navigating().implementations(text.address(), caret, cancelled))
				.filter(found -> !found.isEmpty());
	}

	@Override
	protected void show(List<TextLocation> found, HullDocument text, ITextSelection caret, ITextEditor editor) {
		if (found.size() == 1) {
			Places.show(found.getFirst(), editor.getSite().getPage());
		} else {
			new ChoicePopup(editor.getAdapter(Control.class), found.size() + " places change, override or are of it", new PlaceContent(),
					new PlaceLabels(),
					chosen -> Places.show((TextLocation) chosen, editor.getSite().getPage())).open(found, null);
		}
	}

	@Override
	protected void showNothing(ITextEditor editor) {
		say(editor, "Nothing changes or overrides what is at the caret");
	}
}
