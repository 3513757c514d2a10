package org.hullwright.engine.lower.expansion;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.hullwright.model.Appearance;
import org.hullwright.model.Chapter;
import org.hullwright.model.ChapterExtension;
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
 * Digests of what files say, whatever their layout and comments: one changes when the course of a game may change. Tests, tryouts,
 * experiments, goals, translations and the rulebook do not count, expansions only when they are switched on.
 */
public final class Fingerprints {

	private static final int LENGTH = 16; // bytes of a digest that are kept

	private final SwitchedOn switchedOn;
	private final Map<HullFile, byte[]> said = new IdentityHashMap<>(); // a file counts in its pack, and in all packs together

	public Fingerprints(SwitchedOn switchedOn) {
		this.switchedOn = switchedOn;
	}

	/** The fingerprint of some files in their order. */
	public String of(List<HullFile> files) {
		MessageDigest digest = digest();
		files.forEach(file -> digest.update(said.computeIfAbsent(file, this::write)));
		return HexFormat.of().formatHex(digest.digest(), 0, LENGTH);
	}

	private static MessageDigest digest() {
		try {
			return MessageDigest.getInstance("SHA-256");
		} catch (NoSuchAlgorithmException missing) {
			throw new IllegalStateException("every Java has SHA-256", missing);
		}
	}

	private byte[] write(HullFile file) {
		Writing writing = new Writing();
		file.getDeclarations().stream().filter(declaration -> counts(declaration, switchedOn)).forEach(writing::add);
		return writing.bytes();
	}

	private static boolean counts(Declaration declaration, SwitchedOn switchedOn) {
		return switch (declaration) {
			case Test test -> false;
			case Tryout tryout -> false;
			case Experiment experiment -> false;
			case Goal goal -> false;
			case Translation translation -> false;
			case Appearance shown -> false;
			case Chapter chapter -> false;
			case ChapterExtension chapter -> false;
			case ExpansionPart part -> Expansions.expansionOf(part).map(switchedOn.expansions()::contains).orElse(false);
			default -> true;
		};
	}

	/** Everything that is said, each word after its length. */
	private static final class Writing {

		private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();

		byte[] bytes() {
			return bytes.toByteArray();
		}

		private void add(EObject object) {
			add(object.eClass().getName());
			for (EStructuralFeature feature : object.eClass().getEAllStructuralFeatures()) {
				if (!feature.isTransient() && object.eIsSet(feature)) {
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
					default -> add(value instanceof Named named && named.getName() != null
							? named.getName()
							: ((EObject) value).eClass().getName());
				}
			}
		}

		private void add(String text) {
			byte[] word = text.getBytes(StandardCharsets.UTF_8);
			bytes.writeBytes(ByteBuffer.allocate(Integer.BYTES).putInt(word.length).array());
			bytes.writeBytes(word);
		}
	}
}
