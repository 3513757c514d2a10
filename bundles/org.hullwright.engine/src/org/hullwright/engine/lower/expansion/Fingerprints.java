package org.hullwright.engine.lower.expansion;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;

import org.hullwright.model.Appearance;
import org.hullwright.model.Chapter;
import org.hullwright.model.ChapterExtension;
import org.hullwright.model.Declaration;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.Experiment;
import org.hullwright.model.Goal;
import org.hullwright.model.HullFile;
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
	private final DeclarationBytes said;

	/** @param said keeps what the digests are computed from, for other sets of expansions */
	public Fingerprints(SwitchedOn switchedOn, DeclarationBytes said) {
		this.switchedOn = switchedOn;
		this.said = said;
	}

	/** The fingerprint of some files in their order. */
	public String of(List<HullFile> files) {
		MessageDigest digest = digest();
		files.stream().flatMap(file -> file.getDeclarations().stream()).filter(declaration -> counts(declaration, switchedOn))
				.forEach(declaration -> digest.update(said.of(declaration)));
		return HexFormat.of().formatHex(digest.digest(), 0, LENGTH);
	}

	private static MessageDigest digest() {
		try {
			return MessageDigest.getInstance("SHA-256");
		} catch (NoSuchAlgorithmException missing) {
			throw new IllegalStateException("every Java has SHA-256", missing);
		}
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
}
