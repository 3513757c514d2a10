package org.hullwright.editor.offers;

import java.util.List;

import org.eclipse.jface.text.source.Annotation;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.editor.language.HullDocument;
import org.hullwright.lang.ide.answer.TextRange;

/** Offers what can be done at a selection, whether something is wrong there or not. */
public interface Offers {

	/** What can be done, the best first. Not on the thread of the window. */
	List<Offer> at(TextRange selection, HullDocument text, CancelIndicator cancelled);

	/** Whether there is something that mends what an annotation says is wrong. */
	default boolean canFix(Annotation annotation) {
		return false;
	}
}
