package org.hullwright.lang.validation.expansion;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.EcoreUtil2;
import org.hullwright.lang.index.BoardReplacements;
import org.hullwright.lang.index.HeardTexts;
import org.hullwright.lang.index.PackContext;
import org.hullwright.model.Board;
import org.hullwright.model.BoardReplacement;
import org.hullwright.model.Declaration;
import org.hullwright.model.Expansion;
import org.hullwright.model.HullFile;
import org.hullwright.model.NameReference;
import org.hullwright.model.Rule;
import org.hullwright.model.Timing;
import org.hullwright.model.boards.NamedPlaces;
import org.hullwright.model.boards.PlaceGuards;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.expansions.Replacement;
import org.hullwright.model.expansions.Replacements;

/**
 * Spaces and paths that rules do something with while a side of the board is in play that has none of that name. Rules that only compare,
 * that have asked before, or that are replaced together with the board, can live with that.
 */
final class MissingPlaces {

	private final PackContext packs;
	private final Resource file;
	private final BoardReplacements changes;
	private final Expansions expansions;

	/**
	 * A side that lacks a place.
	 *
	 * @param when it is the one in play, in words that follow a comma
	 */
	record Lacking(Board board, String when) {}

	/** @param file from which everything is seen */
	MissingPlaces(PackContext packs, Resource file) {
		this.packs = packs;
		this.file = file;
		this.changes = packs.boardSides(file);
		this.expansions = changes.sides().areNone()
				? new Expansions(List.of(), List.of(), pack -> Optional.empty())
				: packs.expansions(file);
	}

	/** Those of a board that lies there instead of another, each with where it is named, in the order of the files. */
	SequencedMap<String, List<NameReference>> on(BoardReplacement change) {
		SequencedMap<String, List<NameReference>> found = new LinkedHashMap<>();
		HeardTexts heard = heardWith(change);
		for (HullFile each : packs.files(file)) {
			for (NameReference mention : EcoreUtil2.eAllOfType(each, NameReference.class)) {
				if (NamedPlaces.isPlace(mention.getTarget()) && isLacking(change.getReplacement(), mention) && !isHarmless(mention)
						&& heard.contains(mention)) {
					found.computeIfAbsent(mention.getTarget().getName(), name -> new ArrayList<>()).add(mention);
				}
			}
		}
		return found;
	}

	/**
	 * The first side that may be in play where a text acts, and that lacks the space or path that it names. Of those that are laid by the
	 * own pack, or by one that sees this one, that is said there.
	 */
	Optional<Lacking> withoutItsPlace(NameReference mention) {
		List<Board> without = changes.sidesWithout(mention.getTarget());
		if (without.isEmpty() || isHarmless(mention) || !changes.isHeard(mention)) {
			return Optional.empty();
		}
		return without.stream().flatMap(side -> Stream.concat(first(side, mention), laid(side, mention))).findFirst();
	}

	private Stream<Lacking> first(Board side, NameReference mention) {
		List<Expansion> others = changes.replacements().stream().filter(change -> change.getBoard() == side)
				.flatMap(change -> BoardReplacements.expansionOf(change).stream()).toList();
		boolean always = changes.replacements().stream()
				.anyMatch(change -> change.getBoard() == side && BoardReplacements.expansionOf(change).isEmpty());
		boolean isTurned = BoardReplacements.expansionOf(mention)
				.filter(own -> expansions.neededBy(own).stream().anyMatch(others::contains)).isPresent();
		return always || isTurned || !changes.isFirst(side)
				? Stream.of()
				: Stream.of(new Lacking(side, "without " + others.stream().map(expansions::nameOf).findFirst().orElse("it")));
	}

	private Stream<Lacking> laid(Board side, NameReference mention) {
		return changes.replacements().stream()
				.filter(change -> change.getReplacement() == side && !Expansions.packOf(change).equals(Expansions.packOf(mention)))
				.filter(change -> !packs.names(change.eResource()).packs().contains(Expansions.packOf(mention)))
				.filter(change -> heardWith(change).contains(mention))
				.map(change -> new Lacking(side,
						BoardReplacements.expansionOf(change).map(by -> "with " + expansions.nameOf(by)).orElse("here")));
	}

	private boolean isLacking(Board side, NameReference mention) {
		return changes.sidesWithout(mention.getTarget()).contains(side);
	}

	/** All that is heard while a board is laid, as far as it is not replaced together with that. */
	private HeardTexts heardWith(BoardReplacement change) {
		Optional<Expansion> laying = BoardReplacements.expansionOf(change);
		List<Replacement> replaced = laying.stream().flatMap(own -> expansions.neededBy(own).stream())
				.flatMap(needed -> Replacements.of(needed, expansions).stream()).toList();
		Predicate<Expansion> apart = other -> laying.filter(own -> expansions.areApart(own, other)).isPresent();
		return new HeardTexts(packs.files(file),
				text -> isSaidBy(apart, text) || replaced.stream().anyMatch(each -> silences(each, text)));
	}

	private static boolean isSaidBy(Predicate<Expansion> wanted, EObject text) {
		return (text instanceof Declaration || text instanceof Rule) && BoardReplacements.expansionOf(text).filter(wanted).isPresent();
	}

	/** A rule that acts instead of something is silenced by a later one that does as well. */
	private boolean silences(Replacement replacement, EObject text) {
		boolean overruled = text instanceof Rule rule && rule != replacement.place() && rule.getTiming() == Timing.INSTEAD
				&& rule.getTrigger() == replacement.thing().object() && replacement.extent() == Replacement.Extent.WHOLE
				&& BoardReplacements.expansionOf(rule).map(earlier -> expansions.comesAfter(replacement.by(), earlier)).orElse(true);
		return overruled || replacement.silences(text);
	}

	private static boolean isHarmless(NameReference mention) {
		return PlaceGuards.isCompared(mention) || PlaceGuards.isGuarded(mention);
	}
}
