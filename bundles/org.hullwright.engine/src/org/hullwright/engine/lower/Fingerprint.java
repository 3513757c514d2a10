package org.hullwright.engine.lower;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.hullwright.model.Declaration;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.Experiment;
import org.hullwright.model.Goal;
import org.hullwright.model.HullFile;
import org.hullwright.model.Named;
import org.hullwright.model.Test;
import org.hullwright.model.Translation;
import org.hullwright.model.Tryout;
import org.hullwright.model.expansions.Expansions;

/**
 * A digest of what files say, whatever their layout and comments: it changes when the course of a game may change. Tests, tryouts, experiments, goals and translations
 * do not count, expansions only when they are switched on.
 */
final class Fingerprint {

	private static final int LENGTH = 16; // bytes of the digest that are kept

	private final MessageDigest digest;

	private Fingerprint() {
		try {
			digest = MessageDigest.getInstance("SHA-256");
		} catch (NoSuchAlgorithmException missing) {
			throw new IllegalStateException("every Java has SHA-256", missing);
		}
	}

	static String of(List<HullFile> files, SwitchedOn switchedOn) {
		Fingerprint fingerprint = new Fingerprint();
		files.stream().flatMap(file -> file.getDeclarations().stream()).filter(declaration -> counts(declaration, switchedOn)).forEach(fingerprint::add);
		return HexFormat.of().formatHex(fingerprint.digest.digest(), 0, LENGTH);
	}

	private static boolean counts(Declaration declaration, SwitchedOn switchedOn) {
		return switch (declaration) {
			case Test test -> false;
			case Tryout tryout -> false;
			case Experiment experiment -> false;
			case Goal goal -> false;
			case Translation translation -> false;
			case ExpansionPart part -> Expansions.expansionOf(part).map(switchedOn.expansions()::contains).orElse(false);
			default -> true;
		};
	}

	private void add(EObject object) {
		add(object.eClass().getName());
		for (EStructuralFeature feature : object.eClass().getEAllStructuralFeatures()) {
			if (object.eIsSet(feature)) {
				add(feature.getName());
				add(object, feature);
			}
		}
		add(")");
	}

	private void add(EObject object, EStructuralFeature feature) {
		List<?> values = feature.isMany() ? (List<?>) object.eGet(feature) : List.of(object.eGet(feature));
		for (Object value : values) {
			switch (feature) {
				case EAttribute attribute -> add(String.valueOf(value));
				case EReference reference when reference.isContainment() -> add((EObject) value);
				default -> add(value instanceof Named named && named.getName() != null ? named.getName() : ((EObject) value).eClass().getName());
			}
		}
	}

	private void add(String text) {
		byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
		digest.update(ByteBuffer.allocate(Integer.BYTES).putInt(bytes.length).array());
		digest.update(bytes);
	}
}
