package org.hullwright.model.types;

import java.util.Optional;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.Expression;
import org.hullwright.model.FeatureAccess;
import org.hullwright.model.Kind;
import org.hullwright.model.NameReference;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.SelfProperty;
import org.hullwright.model.TypeReference;
import org.hullwright.model.Visibility;

/**
 * Tells the states that {@code reveal} and {@code hide} are about, by how they are written, from the pieces that they are about otherwise.
 */
public final class SecretState {

	private SecretState() {}

	/** The state of a piece or of the game that an expression names and whose value is no piece; empty for anything else. */
	public static Optional<Property> named(@Nullable Expression expression) {
		EObject named = switch (expression) {
			case FeatureAccess access -> access.getFeature();
			case SelfProperty own -> own.getFeature();
			case NameReference name -> name.getTarget();
			case null, default -> null;
		};
		return named instanceof Property property && !property.eIsProxy() && property.getNature() == PropertyNature.STATE
				&& !isPiece(property)
						? Optional.of(property)
						: Optional.empty();
	}

	/** Whether not all players see a state by itself. */
	public static boolean isSecret(Property state) {
		return state.getVisibility() == Visibility.OWNER || state.getVisibility() == Visibility.NOBODY;
	}

	private static boolean isPiece(Property property) {
		TypeReference type = property.getType();
		return type == null || type.getDeclaration() instanceof Kind && !type.isSort();
	}
}
