package org.hullwright.engine.lower.expansion;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

import org.eclipse.emf.ecore.EAttribute;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.EReference;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.hullwright.model.Declaration;
import org.hullwright.model.Named;

/**
 * Digests of what declarations say, whatever their layout and comments: a memo table, as a pack is compiled for each set of expansions. The
 * declarations must not change as long as it is used.
 */
public final class DeclarationDigests {

	private static final int LENGTH = 16; // bytes of a digest that are kept

	private final Map<Declaration, byte[]> written = new ConcurrentHashMap<>();
	private final Map<List<Declaration>, String> digests = new ConcurrentHashMap<>();

	/** The digest of some declarations in their order, in hexadecimal digits. */
	public String of(List<Declaration> declarations) {
		return digests.computeIfAbsent(List.copyOf(declarations), this::digest);
	}

	private String digest(List<Declaration> declarations) {
		MessageDigest digest = sha256();
		declarations.forEach(declaration -> digest.update(written.computeIfAbsent(declaration, DeclarationDigests::write)));
		return HexFormat.of().formatHex(digest.digest(), 0, LENGTH);
	}

	private static MessageDigest sha256() {
		try {
			return MessageDigest.getInstance("SHA-256");
		} catch (NoSuchAlgorithmException impossible) {
			throw new IllegalStateException("Every Java has SHA-256", impossible);
		}
	}

	private static byte[] write(Declaration declaration) {
		Writing writing = new Writing();
		writing.add(declaration);
		return writing.bytes();
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
