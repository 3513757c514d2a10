package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.stream.Collectors;

import org.hullwright.engine.tree.World;
import org.hullwright.model.Expansion;
import org.hullwright.model.ExpansionPart;
import org.hullwright.model.HullFile;
import org.hullwright.model.PackClause;
import org.hullwright.model.expansions.Clash;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.texts.Translations;

/**
 * Makes the world of a pack from its linked and checked files. Which expansions are on is decided here, because they change rules: there is
 * a world for each set of them. The files are only read; they must not change meanwhile.
 *
 * <pre>
 * World world = new Compiler(locator).compile(files, Set.of("BrokenLights"));
 * Program program = Planner.plan(world);
 * </pre>
 */
public final class Compiler {

	private final SourceLocator locator;

	/** @param locator knows where things stand in the text */
	public Compiler(SourceLocator locator) {
		this.locator = locator;
	}

	/** Names of all expansions that the files declare, in their order; with its pack where two packs share one. */
	public static List<String> expansionsIn(Collection<HullFile> files) {
		Expansions expansions = declaredIn(files);
		return expansions.all().stream().map(expansions::nameOf).toList();
	}

	/** What people read for each of these names, in the same order. */
	public static SequencedMap<String, String> titlesOfExpansionsIn(Collection<HullFile> files) {
		Expansions expansions = declaredIn(files);
		var titles = new LinkedHashMap<String, String>();
		expansions.all().forEach(expansion -> titles.put(expansions.nameOf(expansion), Expansions.titleOf(expansion)));
		return titles;
	}

	/** Names of an expansion and of all that has to be on with it. */
	public static List<String> neededBy(String expansion, Collection<HullFile> files) {
		Expansions expansions = declaredIn(files);
		return expansions.neededBy(expansions.named(expansion)).stream().map(expansions::nameOf).toList();
	}

	/**
	 * Sets of expansions that can be on together, so that each expansion is in at least one: as few and as large sets as are easily found.
	 * Each set is complete, with all that has to be on with its members.
	 */
	public static List<Set<String>> everyExpansionOf(Collection<HullFile> files) {
		Expansions expansions = declaredIn(files);
		return expansions.together().stream()
				.map(set -> set.stream().flatMap(expansion -> expansions.neededBy(expansion).stream()).map(expansions::nameOf)
						.collect(Collectors.<String, Set<String>>toCollection(LinkedHashSet::new)))
				.toList();
	}

	private static Expansions declaredIn(Collection<HullFile> files) {
		List<ExpansionPart> parts = files.stream().flatMap(file -> file.getDeclarations().stream()).filter(ExpansionPart.class::isInstance)
				.map(ExpansionPart.class::cast).toList();
		return new Expansions(parts, files, pack -> versionOf(pack, files));
	}

	private static Optional<String> versionOf(String pack, Collection<HullFile> files) {
		return files.stream().map(HullFile::getPack)
				.filter(head -> head != null && pack.equals(head.getName()) && head.getVersion() != null)
				.map(PackClause::getVersion).findFirst();
	}

	/**
	 * Lowers a pack.
	 *
	 * @param files all packs, each after what it requires; the last one is the one that is played, and only its tests are run
	 * @param wanted names of the expansions that are on
	 * @throws LoweringException when the pack has errors or says something that cannot be played
	 * @throws IllegalArgumentException when there is no expansion of a name, or they cannot be on together; says why
	 */
	public World compile(Collection<HullFile> files, Set<String> wanted) {
		return compile(files, wanted, Translations.NONE);
	}

	/**
	 * Lowers a pack, with its texts in another language. Nothing else changes: a game that was recorded in one language can be played again
	 * in another.
	 *
	 * @param files as above
	 * @param wanted as above
	 * @param translations into the language of the people at the table
	 */
	public World compile(Collection<HullFile> files, Set<String> wanted, Translations translations) {
		return compileWithOrigins(files, wanted, translations).world();
	}

	/** The same, with what the world was made of. */
	public Compiled compileWithOrigins(Collection<HullFile> files, Set<String> wanted, Translations translations) {
		Expansions expansions = declaredIn(files);
		List<Expansion> on = new ArrayList<>();
		wanted.forEach(name -> on.add(expansions.named(name)));
		expansions.refusalOf(on).or(() -> Clash.refusalOf(on, expansions)).ifPresent(reason -> {
			throw new IllegalArgumentException(reason);
		});
		return new Lowering(files, locator, translations).lower(new SwitchedOn(files, expansions, on));
	}
}
