package org.hullwright.engine.lower.expansion;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.SequencedSet;
import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.model.BoardReplacement;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.HullFile;
import org.hullwright.model.PackClause;
import org.hullwright.model.expansions.Clash;
import org.hullwright.model.expansions.Expansions;

/** The expansions that packs declare, by the names they are switched on by. A snapshot: the files must not change meanwhile. */
public final class DeclaredExpansions {

	private final List<HullFile> files;
	private final Expansions expansions;

	/** @param files all packs, each after what it requires */
	public DeclaredExpansions(Collection<HullFile> files) {
		this.files = List.copyOf(files);
		List<ExpansionPart> parts = files.stream().flatMap(file -> file.getDeclarations().stream()).filter(ExpansionPart.class::isInstance)
				.map(ExpansionPart.class::cast).toList();
		expansions = new Expansions(parts, files, this::versionOf);
	}

	private Optional<String> versionOf(String pack) {
		return files.stream().map(HullFile::getPack)
				.filter(head -> head != null && pack.equals(head.getName()) && head.getVersion() != null)
				.map(PackClause::getVersion).findFirst();
	}

	/** Names of all, in the order of the files; with its pack where two packs share one. */
	public List<String> names() {
		return expansions.all().stream().map(expansions::nameOf).toList();
	}

	/** What people read for each of these names, in the same order. */
	public SequencedMap<String, String> titles() {
		var titles = new LinkedHashMap<String, String>();
		expansions.all().forEach(expansion -> titles.put(expansions.nameOf(expansion), Expansions.titleOf(expansion)));
		return titles;
	}

	/**
	 * Names of an expansion and of all that has to be on with it.
	 *
	 * @throws IllegalArgumentException when there is no expansion of that name
	 */
	public List<String> neededBy(String expansion) {
		return expansions.neededBy(expansions.named(expansion)).stream().map(expansions::nameOf).toList();
	}

	/**
	 * Sets of expansions that can be on together, so that each expansion is in at least one: as few and as large sets as are easily found.
	 * Each set is complete, with all that has to be on with its members.
	 */
	public List<Set<String>> together() {
		return expansions.together().stream()
				.map(set -> set.stream().flatMap(expansion -> expansions.neededBy(expansion).stream()).map(expansions::nameOf)
						.collect(Collectors.<String, Set<String>>toCollection(LinkedHashSet::new)))
				.toList();
	}

	/**
	 * Expansions that can be on together.
	 *
	 * @param on their names, with all that has to be on with them
	 * @param leftOut why others are not among them, as sentences without a full stop
	 */
	public record Compatible(Set<String> on, List<String> leftOut) {

		/** Copies both. */
		public Compatible {
			on = Collections.unmodifiableSet(new LinkedHashSet<>(on));
			leftOut = List.copyOf(leftOut);
		}
	}

	/**
	 * As many of some expansions as can be on together; of those that exclude each other the first in the order of the files.
	 *
	 * @param wanted their names; others are passed over
	 */
	public Compatible compatible(Collection<String> wanted) {
		SequencedSet<Expansion> on = new LinkedHashSet<>();
		List<String> leftOut = new ArrayList<>();
		for (Expansion expansion : expansions.all()) {
			if (wanted.contains(expansions.nameOf(expansion)) && expansions.impossibilityOf(expansion).isEmpty()) {
				on.stream().filter(other -> expansions.areApart(other, expansion)).findFirst().ifPresentOrElse(
						other -> leftOut
								.add(expansions.exclusionOf(other, expansion) + "; " + expansions.nameOf(expansion) + " is left out"),
						() -> on.addAll(expansions.neededBy(expansion)));
			}
		}
		return new Compatible(on.stream().map(expansions::nameOf).collect(Collectors.toCollection(LinkedHashSet::new)), leftOut);
	}

	/** Those of some expansions that lay a board instead of another one, in the order of the files. */
	public List<String> layingBoards(Set<String> some) {
		return expansions.all().stream().filter(expansion -> some.contains(expansions.nameOf(expansion)))
				.filter(expansion -> expansions.changesOf(expansion).stream().anyMatch(BoardReplacement.class::isInstance))
				.map(expansions::nameOf).toList();
	}

	/** The expansions themselves, with how they stand to each other. */
	public Expansions expansions() {
		return expansions;
	}

	/** The files that declare them, and all others of the packs. */
	public List<HullFile> files() {
		return files;
	}

	/** What applies while some are on; refuses, with the reason, those that cannot be on together. */
	public SwitchedOn switchedOn(Set<String> wanted) {
		List<Expansion> on = new ArrayList<>();
		wanted.forEach(name -> on.add(expansions.named(name)));
		expansions.refusalOf(on).or(() -> Clash.refusalOf(on, expansions)).ifPresent(reason -> {
			throw new IllegalArgumentException(reason);
		});
		return new SwitchedOn(files, expansions, on);
	}
}
