package org.hullwright.lang.messages;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;

import org.eclipse.emf.ecore.EReference;
import org.hullwright.model.HullPackage;

/** Values and types as other languages call them. */
final class OtherLanguages {

	private static final Map<String, String> VALUES = Map.of("true", "yes", "false", "no", "null", "none", "nil", "none", "undefined",
			"none", "self", "it", "me", "it");
	private static final Map<String, String> TYPES = Map.of("int", "number", "integer", "number", "float", "number", "double", "number",
			"bool", "truth", "boolean", "truth",
			"string", "text", "str", "text");

	private OtherLanguages() {}

	/** What Hull calls what is called so elsewhere. */
	static Optional<String> meaning(EReference role, String name) {
		String word = name.toLowerCase(Locale.ROOT);
		if (role == HullPackage.Literals.NAME_REFERENCE__TARGET) {
			return Optional.ofNullable(VALUES.get(word));
		}
		return role == HullPackage.Literals.TYPE_REFERENCE__DECLARATION ? Optional.ofNullable(TYPES.get(word)) : Optional.empty();
	}
}
