package org.hullwright.editor.refactoring;

import java.util.List;

import org.eclipse.ui.PlatformUI;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.offers.Offer;
import org.hullwright.editor.offers.Offers;
import org.hullwright.lang.ide.answer.Refactoring;
import org.hullwright.lang.ide.answer.TextRange;

/** Offers what the Refactor menu can do at the selection. What changes is worked out in the dialog that follows. */
public final class RefactorOffers implements Offers {

	@Override
	public List<Offer> at(TextRange selection, HullDocument text, CancelIndicator cancelled) {
		return text.language().refactorings().refactorings(text.address(), selection, cancelled).stream().map(wish -> offer(wish, text))
				.toList();
	}

	private static Offer offer(Refactoring wish, HullDocument text) {
		return new Offer(wish.title() + "…", "",
				document -> RefactorDialog.open(wish.title(), text, List.of(wish),
						PlatformUI.getWorkbench().getModalDialogShellProvider().getShell()));
	}
}
