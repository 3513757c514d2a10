package org.hullwright.cli.pack;

import java.nio.file.Path;
import java.time.Instant;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;

import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Game;
import org.hullwright.model.Test;
import org.hullwright.model.texts.Translations;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.PackProblem;
import org.hullwright.packs.PlayableGames;
import org.hullwright.packs.PlayableGames.PlayableGame;
import org.hullwright.packs.ToolChain;

/** A pack as a command uses it: what cannot be done with it is told to the user, with files by the folder as it was written. */
public final class OpenPack {

	private final ToolChain tools;
	private final OpenedPack pack;
	private final String language; // empty text for that of the pack
	private final ShownFiles files;
	private final PackProblems problems;

	private OpenPack(ToolChain tools, OpenedPack pack, String language, ShownFiles files, PackProblems problems) {
		this.tools = tools;
		this.pack = pack;
		this.language = language;
		this.files = files;
		this.problems = problems;
	}

	/**
	 * A pack that was opened.
	 *
	 * @param folder as the user wrote it
	 * @param errorFree packs that need not be checked before they are played
	 * @param began when it began to be read
	 */
	static OpenPack of(ToolChain tools, Path folder, OpenedPack pack, ErrorFreePacks errorFree, Instant began) {
		ShownFiles files = new ShownFiles(folder, pack.loaded().folder());
		return new OpenPack(tools, pack, "", files, new PackProblems(pack, files, errorFree, began));
	}

	/** The name of the pack. */
	public String name() {
		return pack.loaded().name();
	}

	/** Where it lies, as the user wrote it. */
	public Path folder() {
		return files.written();
	}

	/** Its files as the user can open them. */
	public ShownFiles files() {
		return files;
	}

	/** The pack itself, whether it has errors or not. */
	public OpenedPack opened() {
		return pack;
	}

	/** Names of all expansions that can be switched on. */
	public List<String> expansions() {
		return pack.compiler().expansions().names();
	}

	/**
	 * What whoever plays a pack that only changes a game should know when nothing of it is switched on: such games are those without it.
	 *
	 * @param on names of the expansions that are on
	 * @param option by which others are switched on
	 * @return empty when something is on, or there is nothing to switch on
	 */
	public Optional<String> remarkOnExpansions(Collection<String> on, String option) {
		Set<String> usual = pack.usualExpansions().inPlainSetUp();
		return usual.isEmpty() || usual.stream().anyMatch(on::contains)
				? Optional.empty()
				: Optional.of("no expansion of " + name() + " is on in these games; " + option + ' ' + String.join(",", usual)
						+ " switches " + (usual.size() == 1 ? "it" : "them") + " on");
	}

	/**
	 * The same pack, whose games speak a language.
	 *
	 * @throws ContentProblem when it is not translated into that language
	 */
	public OpenPack speaking(String language) {
		List<String> languages = Translations.languagesIn(pack.loaded().files());
		if (!languages.contains(language)) {
			throw new ContentProblem(name() + " has no translation into " + language
					+ (languages.isEmpty() ? "" : "; there " + (languages.size() == 1 ? "is " : "are ") + String.join(", ", languages)));
		}
		return new OpenPack(tools, pack, language, files, problems);
	}

	/** All that is wrong: what checks find, and when that leaves no error, what only shows when the pack is compiled. */
	public List<ProblemLine> problems() {
		return problems.all();
	}

	/** Something that is wrong with it, in a file as the user can open it. */
	public ProblemLine line(PackProblem problem) {
		return ProblemLine.of(problem, files.fileOf(problem.place()));
	}

	/**
	 * What is wrong with the pack while some expansions are on.
	 *
	 * @throws ContentProblem when there is no such expansion, or they cannot be on together
	 */
	public List<ProblemLine> problems(Set<String> expansions) {
		return problems.with(expansions);
	}

	/**
	 * The program with some expansions on.
	 *
	 * @throws ContentProblem when the pack has errors, with all of them, or there is no such expansion
	 */
	public Program program(Set<String> expansions) {
		world(expansions);
		return pack.compiler().program(expansions, language);
	}

	/** The same program, whose games also tell which procedures, steps and effects they go through. */
	public Program tracedProgram(Set<String> expansions) {
		return pack.compiler().informed(Planner.traced(world(expansions)));
	}

	/** The same program, whose games can be looked into at every sentence. */
	public Program probedProgram(Set<String> expansions) {
		world(expansions);
		return pack.compiler().probedProgram(expansions, language);
	}

	private World world(Set<String> expansions) {
		problems.refuseErrors(expansions);
		return problems.possible(() -> pack.compiler().compiled(expansions, language).world());
	}

	/**
	 * The game that it changes, as the packs that it requires leave it.
	 *
	 * @throws ContentProblem when the pack has errors
	 */
	public World worldOfBase() {
		problems.refuseErrors(Set.of());
		return pack.compiler().required().compiled(Set.of(), language).world();
	}

	/** The games in which it can be played, when it requires only what several games share and was opened in none of them. */
	public List<PlayableGame> games() {
		return needsGame() && PlayableGames.rivals(pack.loaded()).isEmpty()
				? new SelectedPacks(tools, folder(), pack.loaded()).games()
				: List.of();
	}

	private String choice() {
		List<String> games = new SelectedPacks(tools, folder(), pack.loaded()).names();
		return games.isEmpty() ? "" : "; choose one with --game: " + String.join(", ", games);
	}

	/** Whether it adds to other packs, none of which brings a game, so that one has to be named. */
	public boolean needsGame() {
		return PlayableGames.needsGame(pack.loaded());
	}

	/**
	 * Refuses a pack for several games as long as none of them is chosen: what its tests play would be no game.
	 *
	 * @throws ContentProblem when there are games in which it can be played, it was opened in none, and it has tests
	 */
	public void refuseTestsWithoutGame() {
		boolean isTested = pack.loaded().allOwnFiles().stream().flatMap(file -> file.getDeclarations().stream())
				.anyMatch(Test.class::isInstance);
		if (isTested && needsGame() && pack.loaded().files().stream().flatMap(file -> file.getDeclarations().stream())
				.noneMatch(Game.class::isInstance) && !choice().isEmpty()) {
			throw new ContentProblem(name() + " has no game to play its tests in: neither it nor a pack it requires brings one" + choice());
		}
	}

	/**
	 * Refuses a pack that only helps others to be played.
	 *
	 * @throws ContentProblem when there is no round that could be played, or the pack has errors
	 */
	public void refuseWithoutGame() {
		if (program(Set.of()).world().game().phases().isEmpty()) {
			throw new ContentProblem(
					name() + " has no game to play: neither it nor a pack it requires says `game NAME { ... }` with a round" + choice());
		}
	}
}
