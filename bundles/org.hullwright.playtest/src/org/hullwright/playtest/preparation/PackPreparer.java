package org.hullwright.playtest.preparation;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;

import com.google.inject.Injector;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.testing.TestRunner;
import org.hullwright.engine.tree.Place;
import org.hullwright.lang.ide.answer.StartingPoint;
import org.hullwright.lang.question.QuestionReader;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.packs.OpenedPack;
import org.hullwright.packs.PackProblem;
import org.hullwright.packs.ToolChain;
import org.hullwright.packs.condition.AskedCondition;
import org.hullwright.packs.condition.WrongCondition;
import org.hullwright.playtest.debug.Insight;
import org.hullwright.playtest.preparation.GameOpener.Opened;
import org.hullwright.playtest.preparation.PackCache.Made;
import org.hullwright.playtest.preparation.PackCache.Wish;
import org.hullwright.playtest.preparation.PackOffer.Games;

/**
 * From the folder of a pack to what the play-test does with it, or to the reasons why not. Takes its time, unless the pack was prepared
 * lately and is as it was then: not for the thread of the window. Everywhere, libraries are the folders in which required packs are looked
 * for, besides the one the pack lies in.
 */
public final class PackPreparer {

	private static final PackProblem NO_GAME = PackProblem
			.error("Neither this pack nor one it requires says how the game goes: a “game” is missing.", Place.NOWHERE);
	private final Injector language;
	private final GameMemory memory;
	private final GameOpener opener;
	private final PackCache kept = new PackCache();

	/**
	 * @param language makes the tool chain of Hull
	 * @param memory knows in which games packs are played that require none
	 */
	public PackPreparer(Injector language, GameMemory memory) {
		this.language = language;
		this.memory = memory;
		this.opener = new GameOpener(language.getInstance(ToolChain.class), memory);
	}

	/** Has a pack played, tested and simulated in a game from now on, until another one is chosen. */
	public void playIn(Path folder, String game) {
		memory.remember(folder, game);
	}

	/** Finds out what can be chosen. */
	public PackOffer offer(Path folder, Collection<Path> libraries, CancelIndicator cancel) {
		Opened opened = opener.open(folder, libraries, Map.of());
		OpenedPack pack = opened.pack();
		Games games = new Games(
				opener.games(pack.loaded(), libraries).stream().map(game -> new PackOffer.Named(game.pack(), game.title())).toList(),
				opened.game());
		List<PackProblem> errors = pack.errors(cancel);
		return errors.isEmpty() ? PackOffer.of(pack, folder, games, NO_GAME) : new PackOffer.Unplayable(errors, games);
	}

	/**
	 * Makes rules to play by.
	 *
	 * @param expansions names of those to play with
	 */
	public Prepared<Rules> prepare(Path folder, Collection<Path> libraries, Set<String> expansions, CancelIndicator cancel) {
		return made(folder, libraries, expansions, cancel).pack();
	}

	/** Makes rules to play by, with the expansions that are usually on. */
	public Prepared<Rules> prepare(Path folder, Collection<Path> libraries, CancelIndicator cancel) {
		return made(folder, libraries, null, cancel).pack();
	}

	/** @param expansions null for those that are usually on */
	private Made made(Path folder, Collection<Path> libraries, @Nullable Set<String> expansions, CancelIndicator cancel) {
		return kept.get(new Wish(folder, List.copyOf(libraries), opener.expected(folder), expansions),
				() -> make(opener.open(folder, libraries, Map.of()), expansions, cancel));
	}

	private Made make(Opened opened, @Nullable Set<String> expansions, CancelIndicator cancel) {
		OpenedPack pack = opened.pack();
		List<PackProblem> errors = pack.errors(cancel);
		Set<String> usual = pack.usualExpansions().additions(); // what a game starts from may be of any of them
		Set<String> wanted = expansions == null ? usual : expansions;
		Prepared<Rules> rules = errors.isEmpty() ? rules(pack, wanted) : new Prepared.Broken<>(errors);
		return new Made(rules, opened.game(), wanted, usual, opened.required());
	}

	private Prepared<Rules> rules(OpenedPack pack, Set<String> expansions) {
		try {
			Compiled compiled = pack.compiler().compiled(expansions, "");
			Insight insight = new Insight(compiled, language.getInstance(QuestionReader.class), language.getInstance(CardWriter.class),
					pack.compiler()::informed);
			return new Prepared.Ready<>(new Rules(pack.compiler().informed(Planner.traced(compiled.world())), insight));
		} catch (LoweringException wrong) {
			return Prepared.Broken.by(PackProblem.of(wrong));
		} catch (IllegalArgumentException apart) { // expansions that cannot be on together
			return Prepared.Broken.by(PackProblem.error(apart.getMessage(), Place.NOWHERE));
		}
	}

	/** Makes rules to play by from a place in the text of the pack, and how. */
	public Prepared<GameStart> prepare(StartingPoint from, Path folder, Collection<Path> libraries, CancelIndicator cancel) {
		Made usually = made(folder, libraries, null, cancel);
		return switch (usually.pack()) {
			case Prepared.Broken<Rules>(List<PackProblem> problems) -> new Prepared.Broken<>(problems);
			case Prepared.Ready<Rules>(Rules rules) when rules.program().world().game().phases().isEmpty() -> Prepared.Broken.by(NO_GAME);
			case Prepared.Ready<Rules>(Rules rules) ->
				GameStart.of(from, rules, usually.usual(), folder, expansions -> prepare(folder, libraries, expansions, cancel));
		};
	}

	/** Makes what plays many games of a pack. */
	public Prepared<SimulatedPack> games(Path folder, Collection<Path> libraries, CancelIndicator cancel) {
		return SimulatedPack.of(opener.open(folder, libraries, Map.of()), libraries, cancel);
	}

	/**
	 * Reads a condition about a pack.
	 *
	 * @param pack what plays many games of it
	 * @throws WrongCondition when it means nothing there
	 */
	public AskedCondition asked(String condition, SimulatedPack pack, Path folder, Collection<Path> libraries) throws WrongCondition {
		return AskedCondition.of(condition, pack.pack().loaded(), pack.pack().usualExpansions().inPlainSetUp(),
				unwritten -> opener.open(folder, libraries, unwritten).pack());
	}

	/** Makes what runs the tests of a pack. */
	public Prepared<TestRunner> tests(Path folder, Collection<Path> libraries, CancelIndicator cancel) {
		return PackTester.runner(opener.open(folder, libraries, Map.of()).pack(), cancel);
	}

	/**
	 * Makes what runs the tests of a pack as they would be if a file of it said something else.
	 *
	 * @param file that need not be there yet
	 * @param text what it would say; what is not as it should be in it is told, warnings as well
	 */
	public DraftResult tried(Path folder, Collection<Path> libraries, Path file, String text, CancelIndicator cancel) {
		return DraftResult.of(opener.open(folder, libraries, Map.of(file, text)).pack(), file, cancel);
	}
}
