package org.hullwright.editor.highlighting;

import org.eclipse.jface.text.rules.RuleBasedScanner;
import org.eclipse.jface.text.rules.SingleLineRule;
import org.eclipse.jface.text.rules.Token;
import org.hullwright.editor.theme.HullPalette;
import org.hullwright.editor.theme.HullStyle;

/** A string, with what stands in braces set apart. */
final class StringScanner extends RuleBasedScanner {

	void readColors() {
		setDefaultReturnToken(new Token(HullPalette.attribute(HullStyle.STRING)));
		setRules(new SingleLineRule("{", "}", new Token(HullPalette.attribute(HullStyle.ICON))));
	}
}
