package org.hullwright.editor.highlighting;

import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.Token;
import org.hullwright.editor.theme.HullPalette;
import org.hullwright.editor.theme.HullStyle;

/** All of a comment looks alike. */
final class CommentScanner extends RuleBasedScanner {

	void readColors() {
		setDefaultReturnToken(new Token(HullPalette.attribute(HullStyle.COMMENT)));
	}
}
