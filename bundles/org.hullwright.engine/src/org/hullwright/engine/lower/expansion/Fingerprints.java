package org.hullwright.engine.lower.expansion;

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

	private final SwitchedOn switchedOn;
	private final DeclarationDigests digests;

	/** @param digests of declarations, for all sets of expansions */
	public Fingerprints(SwitchedOn switchedOn, DeclarationDigests digests) {
		this.switchedOn = switchedOn;
		this.digests = digests;
	}

	/** The fingerprint of some files in their order. */
	public String of(List<HullFile> files) {
		return digests.of(files.stream().flatMap(file -> file.getDeclarations().stream())
				.filter(declaration -> counts(declaration, switchedOn)).toList());
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
