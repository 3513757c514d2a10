package org.hullwright.cli.fuzz;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

import com.google.inject.Injector;
import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.GrammarUtil;
import org.eclipse.xtext.IGrammarAccess;
import org.eclipse.xtext.diagnostics.Severity;
import org.eclipse.xtext.util.CancelIndicator;
import org.eclipse.xtext.validation.CheckMode;
import org.eclipse.xtext.validation.IResourceValidator;
import org.eclipse.xtext.validation.Issue;
import org.hullwright.cli.Sources;
import org.hullwright.engine.agent.RandomAgent;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Watching;
import org.hullwright.engine.lower.Compiler;
import org.hullwright.engine.lower.source.LoweringException;
import org.hullwright.engine.lower.source.SourceLocator;
import org.hullwright.engine.plan.Planner;
import org.hullwright.engine.tree.World;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackChecker;
import org.hullwright.lang.pack.PackLoader;

/**
 * Spoils the example packs again and again, reads and checks what comes out, and plays it when there is nothing wrong with it. Whatever an
 * author writes ends in problems of the pack, not in a fault of ours. The same seed spoils in the same way.
 */
final class Fuzzing {

	private static final Duration TOO_LONG = Duration.ofSeconds(60);
	/** Of so many files one more is spoilt at the same time. */
	private static final int SPARED = 8;

	private final Injector language = new HullStandaloneSetup().createInjectorAndDoEMFRegistration();
	private final Random random;
	private final Mutation mutation;
	private int texts;
	private int played;

	/** Texts that were not dealt with as they should have been. */
	record Fault(Map<Path, String> texts, Throwable reason) {

		@Override
		public String toString() {
			return reason + " at " + List.of(reason.getStackTrace()).stream().limit(12).toList() + " in " + texts;
		}
	}

	Fuzzing(long seed) {
		random = new Random(seed);
		mutation = new Mutation(random, words());
	}

	/**
	 * For a long run: the arguments are how many packs to spoil, the seed, and an empty folder; tells each fault with the texts that show
	 * it.
	 */
	public static void main(String[] arguments) throws IOException {
		Fuzzing fuzzing = new Fuzzing(Long.parseLong(arguments[1]));
		List<Fault> faults = fuzzing.run(Path.of(arguments[2]), Integer.parseInt(arguments[0]), Integer.MAX_VALUE);
		faults.forEach(System.out::println);
		System.out.println(fuzzing.texts + " texts, " + fuzzing.played + " played, " + faults.size() + " faults");
	}

	/** How many texts were spoilt so far. */
	int texts() {
		return texts;
	}

	/**
	 * Spoils a pack so many times, or until enough faults were found. How much is tried does not depend on how fast the machine is.
	 *
	 * @param home an empty folder
	 */
	List<Fault> run(Path home, int mutations, int enough) throws IOException {
		Sources.copy(Sources.examples(), home);
		List<Path> packs = packsIn(home);
		List<Fault> faults = new ArrayList<>();
		for (int mutated = 0; mutated < mutations && faults.size() < enough; mutated++) {
			spoil(packs.get(random.nextInt(packs.size()))).ifPresent(faults::add);
		}
		return faults;
	}

	private static List<Path> packsIn(Path home) throws IOException {
		try (var folders = Files.list(home)) {
			return folders.filter(folder -> Files.isRegularFile(folder.resolve(".project"))).sorted().toList();
		}
	}

	private Optional<Fault> spoil(Path pack) throws IOException {
		List<Path> files = filesIn(pack);
		Map<Path, String> sound = new LinkedHashMap<>();
		Map<Path, String> spoilt = new LinkedHashMap<>();
		Path one = files.get(random.nextInt(files.size()));
		for (Path file : files) {
			if (file == one || random.nextInt(SPARED) == 0) {
				sound.put(file, Files.readString(file));
				spoilt.put(file, mutation.of(sound.get(file)));
			}
		}
		texts += spoilt.size();
		write(spoilt);
		long begin = worked();
		try {
			use(language.getInstance(PackLoader.class).load(pack), spoilt.keySet());
			if (worked() - begin > TOO_LONG.toNanos()) {
				throw new IllegalStateException("took longer than " + TOO_LONG);
			}
			return Optional.empty();
		} catch (RuntimeException | StackOverflowError | OutOfMemoryError | AssertionError fault) {
			return Optional.of(new Fault(spoilt, fault));
		} finally {
			write(sound);
		}
	}

	/** Nanoseconds that a processor has worked for this thread; waiting for a busy machine is no fault of the text. */
	private static long worked() {
		return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
	}

	private static List<Path> filesIn(Path pack) throws IOException {
		try (var files = Files.walk(pack)) {
			return files.filter(file -> file.toString().endsWith(".hull")).sorted().toList();
		}
	}

	private static void write(Map<Path, String> texts) throws IOException {
		for (Map.Entry<Path, String> text : texts.entrySet()) {
			Files.write(text.getKey(), text.getValue().getBytes(StandardCharsets.UTF_8));
		}
	}

	/** Most texts have problems where they were spoilt, and then the other files, which take longer, need not be looked at. */
	private void use(LoadedPack pack, Set<Path> spoilt) {
		IResourceValidator validator = language.getInstance(IResourceValidator.class);
		boolean sound = true;
		for (Resource file : pack.own()) {
			if (spoilt.contains(Path.of(file.getURI().toFileString()))) {
				sound &= isSound(validator.validate(file, CheckMode.ALL, CancelIndicator.NullImpl));
			}
		}
		if (sound && isSound(language.getInstance(PackChecker.class).check(pack))) {
			play(pack);
		}
	}

	private static boolean isSound(List<Issue> issues) {
		for (Issue issue : issues) {
			if (issue.getCode() == null || IssueCode.CHECK_FAILED.name().equals(issue.getCode())) {
				throw new IllegalStateException(issue.toString());
			}
		}
		return issues.stream().noneMatch(issue -> issue.getSeverity() == Severity.ERROR);
	}

	private void play(LoadedPack pack) {
		try {
			World world = new Compiler(SourceLocator.NONE).compile(pack.files(), Set.of());
			if (!world.game().phases().isEmpty()) {
				played++;
				new Game(Planner.plan(world), GameOptions.of(world.game().fewestPlayers(), 1), seat -> new RandomAgent(1, "seat " + seat),
						Watching.NOTHING).play();
			}
		} catch (LoweringException | GameError problem) {
			return; // of the pack, with its place
		}
	}

	private List<String> words() {
		List<String> words = new ArrayList<>(
				GrammarUtil.getAllKeywords(language.getInstance(IGrammarAccess.class).getGrammar()).stream().sorted().toList());
		words.addAll(List.of("actor", "Noise", "x", "0", "1", "2147483647", "99999999999", "\"{actor}\"", "\"", "/*", "*/", "//", "^set",
				"a.b.c"));
		return words;
	}
}
