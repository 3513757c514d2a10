package org.hullwright.cli.pack;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.cli.ContentProblem;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.lower.DeclaredExpansions;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.World;
import org.hullwright.lang.library.CoreLibrary;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.model.HullFile;
import org.hullwright.model.texts.PackTexts;
import org.hullwright.model.texts.Translations;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.PackCompiler;
import org.hullwright.packs.Problem;

/** A pack as a command uses it: what cannot be done with it is told to the user, with files by the folder as it was written. */
public final class OpenPack {

	private final Path folder;
	private final OpenedPack pack;
	private final String language; // empty text for that of the pack
	private final ShownFiles files;
	private List<ProblemLine> problems; // null until the pack was checked

	OpenPack(Path folder, OpenedPack pack) {
		this(folder, pack, "");
	}

	private OpenPack(Path folder, OpenedPack pack, String language) {
		this.folder = folder;
		this.pack = pack;
		this.language = language;
		this.files = new ShownFiles(folder, pack.loaded().folder());
	}

	/** The name of the pack. */
	public String name() {
		return pack.loaded().name();
	}

	/** Where it lies, as the user wrote it. */
	public Path folder() {
		return folder;
	}

	/** The pack as it was loaded. */
	public LoadedPack loaded() {
		return pack.loaded();
	}

	/** What makes programs of it, whether it has errors or not. */
	public PackCompiler compiler() {
		return pack.compiler();
	}

	/** Whether it changes a game that a pack it requires brings, and brings none itself. */
	public boolean isAddition() {
		return pack.isAddition();
	}

	/** Names of its own expansions. */
	public List<String> ownExpansions() {
		return new DeclaredExpansions(loaded().ownFiles()).names();
	}

	/**
	 * The game that it changes, as the packs that it requires leave it.
	 *
	 * @throws ContentProblem when the pack has errors
	 */
	public World worldOfBase() {
		refuseErrors();
		return compiler().required().compiled(Set.of(), language).world();
	}

	/** Names of all expansions that can be switched on. */
	public List<String> expansions() {
		return compiler().expansions().names();
	}

	/** What people read for each of these names, in the same order. */
	public SequencedMap<String, String> expansionTitles() {
		return compiler().expansions().titles();
	}

	/**
	 * The same pack, whose games speak a language.
	 *
	 * @throws ContentProblem when nobody has translated it into that language
	 */
	public OpenPack speaking(String language) {
		List<String> languages = Translations.languagesIn(loaded().files());
		if (!languages.contains(language)) {
			throw new ContentProblem(name() + " has no translation into " + language
					+ (languages.isEmpty() ? "" : "; there " + (languages.size() == 1 ? "is " : "are ") + String.join(", ", languages)));
		}
		return new OpenPack(folder, pack, language);
	}

	/**
	 * What the pack and those it requires say to people that is not translated into a language yet, in the order of the files. A file that is
	 * only begun says nothing: it may be the one into which this is about to be written.
	 */
	public List<String> untranslated(String language) {
		Translations known = Translations.into(language, loaded().files());
		List<HullFile> written = loaded().files().stream().filter(file -> file.getPack() != null && !CoreLibrary.PACK.equals(file.getPack().getName())).toList();
		return PackTexts.of(written).stream().filter(text -> !known.has(text)).toList();
	}

	/** All that is wrong: what checks find, and when that leaves no error, what only shows when the pack is compiled. */
	public List<ProblemLine> problems() {
		if (problems == null) {
			problems = lines(pack.problems(CancelIndicator.NullImpl));
			if (isFine()) {
				problems.addAll(lines(known(pack::refusals)));
			}
		}
		return problems;
	}

	/**
	 * What is wrong with the pack while some expansions are on.
	 *
	 * @throws ContentProblem when there is no such expansion, or they cannot be on together
	 */
	public List<ProblemLine> problems(Set<String> expansions) {
		List<ProblemLine> found = problems();
		if (isFine()) {
			found.addAll(lines(known(() -> pack.refusals(expansions))));
		}
		return found;
	}

	private boolean isFine() {
		return problems.stream().noneMatch(ProblemLine::isError);
	}

	private List<ProblemLine> lines(List<Problem> found) {
		return found.stream().map(problem -> ProblemLine.of(problem, files.fileOf(problem.place()))).collect(Collectors.toCollection(ArrayList::new));
	}

	/**
	 * The program with some expansions on.
	 *
	 * @throws ContentProblem when the pack has errors, with all of them, or there is no such expansion
	 */
	public Program program(Set<String> expansions) {
		world(expansions);
		return compiler().program(expansions, language);
	}

	/** The same program, whose games also tell which procedures, steps and effects they go through. */
	public Program tracedProgram(Set<String> expansions) {
		return Planner.traced(world(expansions));
	}

	/** The same program, whose games can be looked into at every sentence. */
	public Program probedProgram(Set<String> expansions) {
		return Planner.probed(world(expansions));
	}

	private World world(Set<String> expansions) {
		refuseErrors();
		return known(() -> compiler().compiled(expansions, language).world());
	}

	/** What is made with expansions; when they do not go, the user is told which there are. */
	private <T> T known(Supplier<T> made) {
		try {
			return made.get();
		} catch (IllegalArgumentException wrong) {
			throw new ContentProblem(wrong.getMessage() + (expansions().isEmpty() ? "; " + name() + " has none"
					: "; " + name() + " has " + String.join(", ", expansions())));
		}
	}

	/**
	 * Refuses a pack that only helps others to be played.
	 *
	 * @throws ContentProblem when there is no round that could be played, or the pack has errors
	 */
	public void refuseWithoutGame() {
		if (program(Set.of()).world().game().phases().isEmpty()) {
			throw new ContentProblem(name() + " has no game to play: neither it nor a pack it requires says `game NAME { ... }` with a round");
		}
	}

	private void refuseErrors() {
		List<ProblemLine> errors = problems().stream().filter(ProblemLine::isError).toList();
		if (!errors.isEmpty()) {
			throw new ContentProblem(errors.stream().map(ProblemLine::toString).collect(Collectors.joining(System.lineSeparator())));
		}
	}

	/** Whether a place is in a file of this pack, and not of one that it requires. */
	public boolean isOwn(Place place) {
		return pack.isOwn(place);
	}

	/** A place as the user can open it. */
	public String shown(Place place) {
		return files.shown(place);
	}

	/** The file of a place as the user can open it. */
	public String fileOf(Place place) {
		return files.fileOf(place);
	}

	/** A file as the user can open it, by its whole path. */
	public String shown(Path file) {
		return files.shown(file);
	}
}
