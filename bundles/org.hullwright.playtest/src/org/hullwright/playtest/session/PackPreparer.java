package org.hullwright.playtest.session;

import java.io.File;
import java.nio.file.Path;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import com.google.inject.Injector;
import org.eclipse.emf.common.util.URI;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.service.OperationCanceledError;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.lower.Compiled;
import org.hullwright.engine.lower.Compiler;
import org.hullwright.engine.lower.LoweringException;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.record.RecordedGames;
import org.hullwright.engine.testing.TestRunner;
import org.hullwright.engine.tree.Place;
import org.hullwright.lang.ide.answer.StartingPoint;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackChecker;
import org.hullwright.lang.pack.PackLoader;
import org.hullwright.lang.pack.PackState;
import org.hullwright.lang.pack.SourceText;
import org.hullwright.lang.question.QuestionReader;
import org.hullwright.lang.rulestext.CardWriter;
import org.hullwright.model.Declaration;
import org.hullwright.model.Expansion;
import org.hullwright.model.Game;
import org.hullwright.model.Mode;
import org.hullwright.model.Scenario;
import org.hullwright.model.texts.Translations;
import org.hullwright.playtest.debug.Insight;
import org.hullwright.playtest.session.KeptPacks.Made;
import org.hullwright.playtest.session.KeptPacks.Wish;

/**
 * From the folder of a pack to a program that can be played, or to the reasons why not. Takes its time, unless the pack was prepared lately
 * and is as it was then: not for the thread of the window.
 */
public final class PackPreparer {

	private static final Problem NO_GAME = new Problem("Neither this pack nor one it requires says how the game goes: a `game` is missing.",
			Place.NOWHERE);
	private final Injector language;
	private final KeptPacks kept = new KeptPacks();

	/** @param language makes the loader and the checker of Hull */
	public PackPreparer(Injector language) {
		this.language = language;
	}

	/**
	 * Finds out what can be chosen.
	 *
	 * @param libraries folders in which required packs are looked for, besides the one the pack lies in
	 */
	public PackOffer offer(Path folder, Collection<Path> libraries, CancelIndicator cancel) {
		LoadedPack pack = language.getInstance(PackLoader.class).load(folder, libraries);
		List<Problem> errors = errors(pack, cancel);
		if (!errors.isEmpty()) {
			return new PackOffer.Unplayable(errors);
		}
		List<Declaration> declarations = pack.files().stream().flatMap(file -> file.getDeclarations().stream()).toList();
		return all(declarations, Game.class).reduce((required, own) -> own).<PackOffer>map(game -> new PackOffer.Playable(folder,
				titled(game.getName(), game.getTitle()).title(), game.getFewestPlayers(), game.getMostPlayers(),
				all(declarations, Scenario.class).map(each -> titled(each.getName(), each.getTitle())).toList(),
				all(declarations, Mode.class).map(each -> titled(each.getName(), each.getTitle())).toList(),
				all(declarations, Expansion.class).map(each -> titled(each.getName(), each.getTitle())).toList(), usual(pack)))
				.orElseGet(() -> new PackOffer.Unplayable(List.of(NO_GAME)));
	}

	/** A pack with a game of its own is played as it is; one without is only there for what it changes. */
	private static Set<String> usual(LoadedPack pack) {
		List<Declaration> own = pack.ownFiles().stream().flatMap(file -> file.getDeclarations().stream()).toList();
		return pack.ownGame().isPresent() ? Set.of() : all(own, Expansion.class).map(Expansion::getName).collect(Collectors.toSet());
	}

	/**
	 * Makes a program to play.
	 *
	 * @param libraries folders in which required packs are looked for, besides the one the pack lies in
	 * @param expansions names of those to play with
	 */
	public PreparedPack prepare(Path folder, Collection<Path> libraries, Set<String> expansions, CancelIndicator cancel) {
		return made(folder, libraries, Optional.of(expansions), cancel).pack();
	}

	/**
	 * Makes a program to play with the expansions that are usually on.
	 *
	 * @param libraries folders in which required packs are looked for, besides the one the pack lies in
	 */
	public PreparedPack prepare(Path folder, Collection<Path> libraries, CancelIndicator cancel) {
		return made(folder, libraries, Optional.empty(), cancel).pack();
	}

	private Made made(Path folder, Collection<Path> libraries, Optional<Set<String>> expansions, CancelIndicator cancel) {
		return kept.get(new Wish(folder, List.copyOf(libraries), expansions), () -> make(folder, libraries, expansions, cancel));
	}

	private Made make(Path folder, Collection<Path> libraries, Optional<Set<String>> expansions, CancelIndicator cancel) {
		LoadedPack pack = language.getInstance(PackLoader.class).load(folder, libraries);
		List<Problem> errors = errors(pack, cancel);
		Set<String> usual = usual(pack);
		Set<String> wanted = expansions.orElse(usual);
		return new Made(errors.isEmpty() ? compiled(pack, wanted) : new PreparedPack.Broken(errors), wanted, usual,
				PackState.requiredBy(pack));
	}

	/**
	 * Makes a program to play from a place in the text of the pack, and how.
	 *
	 * @param libraries folders in which required packs are looked for, besides the one the pack lies in
	 */
	public PreparedStart prepare(StartingPoint from, Path folder, Collection<Path> libraries, CancelIndicator cancel) {
		Made usually = made(folder, libraries, Optional.empty(), cancel);
		return switch (usually.pack()) {
			case PreparedPack.Broken(List<Problem> problems) -> new PreparedStart.Broken(problems);
			case PreparedPack.Ready(Rules rules) when rules.program().world().game().phases().isEmpty() ->
				new PreparedStart.Broken(List.of(NO_GAME));
			case PreparedPack.Ready(Rules rules) ->
				started(from, rules, usually.usual(), folder, expansions -> prepare(folder, libraries, expansions, cancel));
		};
	}

	/** @param others prepares the pack once more when other expansions have to be on than usually */
	private static PreparedStart started(StartingPoint from, Rules usually, Set<String> usual, Path folder,
			Function<Set<String>, PreparedPack> others) {
		try {
			StartSetup setup = StartSetup.of(from, usual, usually.program().world(), new RecordedGames(folder));
			PreparedPack prepared = setup.expansions().equals(usual) ? new PreparedPack.Ready(usually) : others.apply(setup.expansions());
			return switch (prepared) {
				case PreparedPack.Broken(List<Problem> problems) -> new PreparedStart.Broken(problems);
				case PreparedPack.Ready(Rules rules) -> new PreparedStart.Ready(rules, setup.in(folder), setup.line());
			};
		} catch (IllegalArgumentException unknown) {
			return new PreparedStart.Broken(List.of(new Problem(unknown.getMessage(), Place.NOWHERE)));
		}
	}

	/**
	 * Makes what plays many games of a pack.
	 *
	 * @param libraries folders in which required packs are looked for, besides the one the pack lies in
	 */
	public PreparedGames games(Path folder, Collection<Path> libraries, CancelIndicator cancel) {
		LoadedPack pack = language.getInstance(PackLoader.class).load(folder, libraries);
		List<Problem> errors = errors(pack, cancel);
		if (!errors.isEmpty()) {
			return new PreparedGames.Broken(errors);
		}
		try {
			Compiler compiler = compiler(pack);
			Function<Set<String>, Program> programs = programs(pack, compiler);
			programs.apply(Set.of());
			String own = URI.createFileURI(pack.folder().toString() + File.separator).toString();
			return new PreparedGames.Ready(programs, PackState.of(folder, libraries, PackState.requiredBy(pack)).number(), usual(pack),
					pack.ownGame().isEmpty(),
					() -> compiler.compile(pack.requiredFiles(), Set.of()), place -> place.uri().startsWith(own));
		} catch (LoweringException wrong) {
			return new PreparedGames.Broken(List.of(new Problem(wrong.getMessage(), wrong.place())));
		}
	}

	/**
	 * Makes what runs the tests of a pack.
	 *
	 * @param libraries folders in which required packs are looked for, besides the one the pack lies in
	 */
	public PreparedTests tests(Path folder, Collection<Path> libraries, CancelIndicator cancel) {
		LoadedPack pack = language.getInstance(PackLoader.class).load(folder, libraries);
		List<Problem> errors = errors(pack, cancel);
		return errors.isEmpty() ? testable(pack) : new PreparedTests.Broken(errors);
	}

	/**
	 * Makes what runs the tests of a pack as they would be if a file of it said something else.
	 *
	 * @param libraries folders in which required packs are looked for, besides the one the pack lies in
	 * @param file that need not be there yet
	 * @param text what it would say; what is not as it should be in it is told, warnings as well
	 */
	public TriedText tried(Path folder, Collection<Path> libraries, Path file, String text, CancelIndicator cancel) {
		LoadedPack pack = language.getInstance(PackLoader.class).load(folder, libraries, Map.of(file, text));
		List<Issue> issues = issues(pack, cancel);
		List<Problem> inText = issues.stream()
				.filter(issue -> issue.getSeverity() == Severity.ERROR || issue.getSeverity() == Severity.WARNING)
				.filter(issue -> isIn(file, issue)).map(issue -> problem(issue, folder)).toList();
		List<Problem> errors = issues.stream().filter(issue -> issue.getSeverity() == Severity.ERROR).map(issue -> problem(issue, folder))
				.toList();
		return new TriedText(inText, errors.isEmpty() ? testable(pack) : new PreparedTests.Broken(errors));
	}

	private static boolean isIn(Path file, Issue issue) {
		URI place = issue.getUriToProblem();
		return place != null && place.trimFragment().isFile() && Path.of(place.trimFragment().toFileString()).equals(file);
	}

	private static Compiler compiler(LoadedPack pack) {
		return new Compiler(new TextPlaces(new SourceText(pack)));
	}

	/** The programs of a pack, each made when it is first asked for. */
	private static Function<Set<String>, Program> programs(LoadedPack pack, Compiler compiler) {
		Map<Set<String>, Program> programs = new HashMap<>();
		return expansions -> programs.computeIfAbsent(expansions, on -> Planner.plan(compiler.compile(pack.files(), on)));
	}

	private static PreparedTests testable(LoadedPack pack) {
		try {
			return new PreparedTests.Ready(new TestRunner(programs(pack, compiler(pack)), new RecordedGames(pack.folder())));
		} catch (LoweringException wrong) {
			return new PreparedTests.Broken(List.of(new Problem(wrong.getMessage(), wrong.place())));
		}
	}

	private List<Problem> errors(LoadedPack pack, CancelIndicator cancel) {
		return issues(pack, cancel).stream().filter(issue -> issue.getSeverity() == Severity.ERROR)
				.map(issue -> problem(issue, pack.folder())).toList();
	}

	private List<Issue> issues(LoadedPack pack, CancelIndicator cancel) {
		try {
			return language.getInstance(PackChecker.class).check(pack, cancel);
		} catch (OperationCanceledError cancelled) {
			throw cancelled.getWrapped(); // of the two ways to say it, the one that jobs understand
		}
	}

	private static <T> Stream<T> all(List<Declaration> declarations, Class<T> kind) {
		return declarations.stream().filter(kind::isInstance).map(kind::cast);
	}

	private static PackOffer.Named titled(String name, String title) {
		return new PackOffer.Named(name, title == null || title.isBlank() ? name : title);
	}

	private PreparedPack compiled(LoadedPack pack, Set<String> expansions) {
		try {
			Compiled compiled = compiler(pack).compileWithOrigins(pack.files(), expansions, Translations.NONE);
			return new PreparedPack.Ready(new Rules(Planner.traced(compiled.world()),
					Optional.of(new Insight(compiled, language.getInstance(QuestionReader.class),
							language.getInstance(CardWriter.class)))));
		} catch (LoweringException wrong) {
			return new PreparedPack.Broken(List.of(new Problem(wrong.getMessage(), wrong.place())));
		} catch (IllegalArgumentException apart) { // expansions that cannot be on together
			return new PreparedPack.Broken(List.of(new Problem(apart.getMessage(), Place.NOWHERE)));
		}
	}

	private static Problem problem(Issue issue, Path folder) {
		URI uri = issue.getUriToProblem() == null ? URI.createURI("") : issue.getUriToProblem().trimFragment();
		int line = issue.getLineNumber() == null ? 1 : issue.getLineNumber();
		int column = issue.getColumn() == null ? 1 : issue.getColumn();
		String file = uri.isFile() && Path.of(uri.toFileString()).startsWith(folder)
				? folder.relativize(Path.of(uri.toFileString())).toString()
				: uri.lastSegment();
		return new Problem(issue.getMessage(), new Place(file == null ? "" : file, uri.toString(), line, column,
				issue.getOffset() == null ? 0 : issue.getOffset(), issue.getLength() == null ? 0 : issue.getLength()));
	}
}
