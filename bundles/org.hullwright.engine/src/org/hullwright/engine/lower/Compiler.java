package org.hullwright.engine.lower;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

import org.hullwright.engine.tree.World;
import org.hullwright.model.Expansion;
import org.hullwright.model.HullFile;

/**
 * Makes the world of a pack from its linked and checked files. Which expansions are on is decided here, because they change rules: there
 * is a world for each set of them. The files are only read; they must not change meanwhile.
 * <pre>
 * World world = new Compiler(locator).compile(files, Set.of("BrokenLights"));
 * Program program = Program.of(world);
 * </pre>
 */
public final class Compiler {

	private final SourceLocator locator;

	/** @param locator knows where things stand in the text */
	public Compiler(SourceLocator locator) {
		this.locator = locator;
	}

	/** Names of all expansions that the files declare, in their order. */
	public static List<String> expansionsIn(Collection<HullFile> files) {
		return SwitchedOn.declaredIn(files).map(Expansion::getName).toList();
	}

	/**
	 * Lowers a pack.
	 *
	 * @param files all packs, each after what it requires; the last one is the one that is played, and only its tests are run
	 * @param expansions names of those that are on
	 * @throws LoweringException when the pack has errors or says something that cannot be played
	 * @throws IllegalArgumentException when there is no expansion of a name, or two exclude each other
	 */
	public World compile(Collection<HullFile> files, Set<String> expansions) {
		Set<String> unknown = new TreeSet<>(expansions);
		expansionsIn(files).forEach(unknown::remove);
		if (!unknown.isEmpty()) {
			throw new IllegalArgumentException("there is no expansion " + String.join(", ", unknown));
		}
		excluded(files, expansions).findFirst().ifPresent(message -> {
			throw new IllegalArgumentException(message);
		});
		return new Lowering(files, locator).lower(expansions);
	}

	private static Stream<String> excluded(Collection<HullFile> files, Set<String> wanted) {
		return SwitchedOn.declaredIn(files).filter(expansion -> wanted.contains(expansion.getName()))
				.flatMap(expansion -> expansion.getExcludes().stream().filter(other -> wanted.contains(other.getName()))
						.map(other -> expansion.getName() + " and " + other.getName() + " exclude each other"));
	}
}
