package org.hullwright.model.texts;

import java.util.Map;
import java.util.regex.Pattern;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EClass;
import org.hullwright.model.HullPackage;
import org.hullwright.model.ShownText;

/** What stands in braces in texts that are shown. */
public final class Braces {

	/** Possessive, so that no text is long enough to exhaust the stack. */
	private static final Pattern NAME = Pattern.compile("[A-Za-z_][A-Za-z_0-9.]*((?:'s\\s+[A-Za-z_]\\w*+)*+|\\s+[A-Za-z_]\\w*)");
	private static final Map<EClass, EAttribute> TEXTS = Map.of(HullPackage.Literals.SAY_EFFECT, HullPackage.Literals.SAY_EFFECT__TEXT,
			HullPackage.Literals.END_GAME_EFFECT, HullPackage.Literals.END_GAME_EFFECT__REASON, HullPackage.Literals.CHOOSE_EFFECT,
			HullPackage.Literals.CHOOSE_EFFECT__PROMPT, HullPackage.Literals.CHOICE_OPTION, HullPackage.Literals.CHOICE_OPTION__LABEL);

	private Braces() {}

	/** Where something has the text that it shows. */
	public static EAttribute textOf(ShownText shown) {
		EAttribute text = TEXTS.get(shown.eClass());
		if (text == null) {
			throw new IllegalArgumentException(shown.eClass().getName() + " shows no text");
		}
		return text;
	}

	/** Whether what stands between braces is a name, perhaps with what it has, and no expression. */
	public static boolean isName(String written) {
		return NAME.matcher(written).matches();
	}
}
