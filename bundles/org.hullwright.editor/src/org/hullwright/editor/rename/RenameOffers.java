package org.hullwright.editor.rename;

import java.util.List;

import org.eclipse.ui.PlatformUI;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.offers.Offer;
import org.hullwright.editor.offers.Offers;
import org.hullwright.lang.ide.answer.Renamable;
import org.hullwright.lang.ide.answer.TextRange;

/** Offers another name for what is named at the caret, where that is possible. */
public final class RenameOffers implements Offers {

	@Override
	public List<Offer> at(TextRange selection, HullDocument text, CancelIndicator cancelled) {
		return text.language().refactorings().renamable(text.address(), selection.offset(), cancelled)
				.filter(named -> named.refusal().isEmpty())
				.map(named -> offer(named, selection.offset(), text)).stream().toList();
	}

	private static Offer offer(Renamable named, int offset, HullDocument text) {
		return new Offer(RenameDialog.TITLE + " “" + named.name() + "”…", "",
				document -> RenameDialog.open(text, offset, named, PlatformUI.getWorkbench().getModalDialogShellProvider().getShell()));
	}
}
