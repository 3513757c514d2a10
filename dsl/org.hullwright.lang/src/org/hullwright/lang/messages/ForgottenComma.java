package org.hullwright.lang.messages;

import java.util.List;
import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/**
 * A word that was meant as one more value of the property before it. Without the comma it is read as the name of another property.
 *
 * @param word as it is written
 * @param words the words it is one of
 * @param before where the value before it ends
 */
public record ForgottenComma(String word, Enumeration words, int before) {

	/** What an unknown property may be; empty when it is no such word, or does not follow values of its sort in the same line. */
	public static Optional<ForgottenComma> at(EObject place, TypeInference types) {
		if (!(place instanceof PropertyEntry entry) || !entry.getValues().isEmpty() || entry.eContainer() == null) {
			return Optional.empty();
		}
		List<EObject> entries = entry.eContainer().eContents();
		for (int at = entries.indexOf(entry) - 1; at >= 0 && entries.get(at) instanceof PropertyEntry earlier; at--) {
			if (!earlier.getValues().isEmpty()) {
				return lineOf(earlier) == lineOf(entry) ? among(earlier, entry, types) : Optional.empty();
			}
		}
		return Optional.empty();
	}

	private static Optional<ForgottenComma> among(PropertyEntry earlier, PropertyEntry entry, TypeInference types) {
		String word = HullNames.written(entry, HullPackage.Literals.PROPERTY_ENTRY__PROPERTY);
		return types.of(earlier.getProperty()).present() instanceof Type.ListType(Type.EnumerationType(Enumeration words))
				&& types.words().of(words).stream().map(EnumerationLiteral::getName).anyMatch(word::equals)
						? Optional.of(new ForgottenComma(word, words, endBefore(entry)))
						: Optional.empty();
	}

	private static int endBefore(PropertyEntry entry) {
		List<EObject> entries = entry.eContainer().eContents();
		ICompositeNode before = NodeModelUtils.findActualNodeFor(entries.get(entries.indexOf(entry) - 1));
		return before.getTotalEndOffset();
	}

	private static int lineOf(EObject part) {
		return NodeModelUtils.findActualNodeFor(part).getEndLine();
	}
}
