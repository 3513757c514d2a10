package org.hullwright.editor.problems;

import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;

import org.eclipse.core.runtime.CoreException;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.hullwright.editor.changes.FileChanges;
import org.hullwright.editor.language.AwaitedAnswer;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.editor.language.NotDone;
import org.hullwright.editor.offers.Offer;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.TextChange;

/** Ways to mend problems, as lines of what Ctrl+1 lists. What concerns the text alone is a step of its undo and is not saved. */
final class FixOffers {

	private FixOffers() {}

	/** One that is worked out. */
	static Offer of(Fix fix, HullDocument text) {
		return new Offer(fix.title(), fix.problem().message(), document -> make(fix, text, document));
	}

	/** All of a code in the pack of a text, which is worked out when it is chosen. */
	static Offer inPack(String code, HullDocument text) {
		return new Offer("Mend all of this kind in the pack", "", document -> inPack(code, text, document));
	}

	private static void inPack(String code, HullDocument text, IDocument document) {
		AwaitedAnswer
				.of("Looking through the pack", cancelled -> text.language().quickFixes().fixAll(text.address(), code, true, cancelled))
				.flatMap(Function.identity()).ifPresent(fix -> make(fix, text, document));
	}

	private static void make(Fix fix, HullDocument text, IDocument document) {
		Map<URI, List<TextChange>> changes = fix.changes();
		try {
			if (changes.keySet().equals(Set.of(text.address()))) {
				FileChanges.apply(changes.get(text.address()), document);
			} else {
				FileChanges.perform(fix.title(), changes);
			}
		} catch (BadLocationException | CoreException failure) {
			NotDone.tell("“" + fix.title() + "” could not be done", failure);
		}
	}
}
