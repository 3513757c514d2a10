package org.hullwright.packs;

import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.lower.Compiler;
import org.hullwright.engine.lower.expansion.DeclaredExpansions;
import org.hullwright.engine.lower.expansion.DeclaredExpansions.Compatible;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.lower.source.SourceLocator;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.tree.World;
import org.hullwright.lang.index.PackContext;
import org.hullwright.lang.index.Viewpoint;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.SourceText;
import org.hullwright.model.HullFile;
import org.hullwright.model.PackClause;
import org.hullwright.model.expansions.RequiredPacks;
import org.hullwright.model.texts.Translations;

/**
 * Compiles a loaded pack, with a memo table: for each set of expansions and each language once. What is made belongs to all who ask for it.
 * Not for several threads at once, as the files are linked on the way.
 */
public final class PackCompiler {

	private final LoadedPack pack;
	private final List<HullFile> files;
	private final SourceLocator locator;
	private final Compiler compiler;
	private final Map<Wish, Compiled> compiled = new HashMap<>();
	private final Map<Wish, Program> programs = new HashMap<>();
	private final Map<Wish, Program> probed = new HashMap<>();
	/** Null until first asked for, as is the next. */
	private @Nullable DeclaredExpansions expansions;
	private @Nullable PackCompiler required;
	private String remark = "";

	/** @param pack without errors, or its compilation may fail */
	public PackCompiler(LoadedPack pack) {
		this.pack = pack;
		this.files = pack.files();
		this.locator = new TextLocator(new SourceText(pack));
		this.compiler = new Compiler(locator, pack.name());
	}

	/** Of what is there without the pack itself. */
	private PackCompiler(LoadedPack pack, List<HullFile> files, SourceLocator locator) {
		this.pack = pack;
		this.files = files;
		this.locator = locator;
		this.compiler = new Compiler(locator);
	}

	/** What is asked for, each set as a copy that does not change. */
	private record Wish(Set<String> expansions, String language) {

		static Wish of(Set<String> expansions, String language) {
			return new Wish(new LinkedHashSet<>(expansions), language);
		}
	}

	/** The pack, with all that it requires. */
	public LoadedPack pack() {
		return pack;
	}

	/** What is compiled: all files in the order of dependence, or those of what the pack requires. */
	public List<HullFile> files() {
		return files;
	}

	/** Where things stand in the text. */
	public SourceLocator locator() {
		return locator;
	}

	/** The expansions that can be switched on. */
	public DeclaredExpansions expansions() {
		DeclaredExpansions known = expansions;
		if (known == null) {
			known = new DeclaredExpansions(files);
			expansions = known;
		}
		return known;
	}

	/**
	 * The expansions that the pack declares itself, with all that has to be on with them; of those that exclude each other the first in the
	 * order of the files.
	 */
	public Compatible ownExpansions() {
		List<String> others = required().expansions().names();
		return expansions().compatible(expansions().names().stream().filter(name -> !others.contains(name)).toList());
	}

	/** Whether the pack requires any other than the core library, which is nobody's. */
	public boolean requiresOthers() {
		return pack.required().stream().map(PackContext::packOf)
				.anyMatch(name -> !name.equals(pack.name()) && !name.equals(CoreLibrary.PACK));
	}

	/** Whether it adds to what it requires, and brings no game of its own that is played with it. */
	public boolean isAddition() {
		return requiresOthers() && pack.ownGame().isEmpty();
	}

	/** The same of only what the pack requires, for what others have who do not have the pack. */
	public PackCompiler required() {
		PackCompiler known = required;
		if (known == null) {
			known = new PackCompiler(pack, filesWithoutThePack(), locator);
			required = known;
		}
		return known;
	}

	/**
	 * What is left of the required files without the pack: a game that was loaded with it may build on it, as on its crew, and what it
	 * requires may have files that only count beside it.
	 */
	private List<HullFile> filesWithoutThePack() {
		Set<String> standing = pack.requiredFiles().stream().map(HullFile::getPack).filter(head -> head != null).map(PackClause::getName)
				.distinct().filter(name -> !RequiredPacks.of(name, pack.files()).contains(pack.name())).collect(Collectors.toSet());
		return pack.requiredFiles().stream().filter(file -> file.getPack() == null || standing.contains(file.getPack().getName()))
				.filter(file -> Viewpoint.companionOf(file.eResource()).isEmpty()
						|| standing.contains(Viewpoint.companionOf(file.eResource())))
				.toList();
	}

	/**
	 * The pack with what it was made of.
	 *
	 * @param on names of the expansions that are on
	 * @param language that its texts are translated into; empty text for its own
	 * @throws LoweringException when it has errors or says something that cannot be played
	 * @throws IllegalArgumentException when there is no expansion of a name, or they cannot be on together; says why
	 */
	public Compiled compiled(Set<String> on, String language) {
		Wish wish = Wish.of(on, language);
		Compiled known = compiled.get(wish);
		if (known == null) {
			known = compiler.compile(expansions(), wish.expansions(),
					language.isEmpty() ? Translations.NONE : Translations.into(language, files));
			compiled.put(wish, known);
		}
		return known;
	}

	/** The pack in its own language as {@link #compiled(Set, String)} makes it. */
	public World world(Set<String> on) {
		return compiled(on, "").world();
	}

	/** A program that plays the pack as {@link #compiled(Set, String)} makes it. */
	public Program program(Set<String> on, String language) {
		Wish wish = Wish.of(on, language);
		Program known = programs.get(wish);
		if (known == null) {
			known = informed(Planner.plan(compiled(on, language).world()));
			programs.put(wish, known);
		}
		return known;
	}

	/** The same program, whose games can be looked into at every sentence. */
	public Program probedProgram(Set<String> on, String language) {
		Wish wish = Wish.of(on, language);
		Program known = probed.get(wish);
		if (known == null) {
			known = informed(Planner.probed(compiled(on, language).world()));
			probed.put(wish, known);
		}
		return known;
	}

	/** A program of the pack, perhaps of a changed world, whose agents go by what was learned for its game. */
	public Program informed(Program program) {
		LearnedEvaluations.Informed informed = new LearnedEvaluations(pack).inform(program);
		remark = informed.remark();
		return informed.program();
	}

	/** What there is to tell of what was learned for the game of the last program that was made; empty when there is nothing. */
	public String remarkOnLearned() {
		return remark;
	}

	/** How often the pack was compiled so far, and what it requires: a measure of the work that was done. */
	public int compilations() {
		PackCompiler others = required;
		return compiled.size() + (others == null ? 0 : others.compilations());
	}
}
