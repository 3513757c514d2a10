package org.hullwright.engine.lower;

import java.util.Collection;
import java.util.Set;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.expansion.DeclarationDigests;
import org.hullwright.engine.lower.expansion.DeclaredExpansions;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.lower.source.SourceLocator;
import org.hullwright.engine.tree.World;
import org.hullwright.model.HullFile;
import org.hullwright.model.texts.Translations;

/**
 * Makes the world of a pack from its linked and checked files. Which expansions are on is decided here, because they change rules: there is
 * a world for each set of them. The files are only read; they must not change as long as the compiler is used.
 *
 * <pre>
 * World world = new Compiler(locator).compile(files, Set.of("BrokenLights"));
 * Program program = Planner.plan(world);
 * </pre>
 */
public final class Compiler {

	private final SourceLocator locator;
	private final @Nullable String played; // null for the last pack
	private final DeclarationDigests digests = new DeclarationDigests();

	/**
	 * One for packs of which the last is played.
	 *
	 * @param locator knows where things stand in the text
	 */
	public Compiler(SourceLocator locator) {
		this(locator, null);
	}

	/**
	 * One for a pack to which others may add that come after it.
	 *
	 * @param locator knows where things stand in the text
	 * @param played the name of the pack that is played; null for the last one
	 */
	public Compiler(SourceLocator locator, @Nullable String played) {
		this.locator = locator;
		this.played = played;
	}

	/**
	 * Lowers a pack.
	 *
	 * @param files all packs, each after what it requires; only the tests of the one that is played are run
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
		return compile(new DeclaredExpansions(files), wanted, translations).world();
	}

	/**
	 * The same, with what the world was made of.
	 *
	 * @param declared the expansions of all packs, with their files
	 * @param wanted names of the expansions that are on
	 * @param translations into the language of the people at the table
	 * @throws LoweringException when the pack has errors or says something that cannot be played
	 * @throws IllegalArgumentException when there is no expansion of a name, or they cannot be on together; says why
	 */
	public Compiled compile(DeclaredExpansions declared, Set<String> wanted, Translations translations) {
		return new Lowering(declared.files(), played, locator, translations, digests).lower(declared.switchedOn(wanted));
	}
}
