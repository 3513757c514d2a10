package org.hullwright.cli.compare;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.test.PackResult;
import org.hullwright.cli.test.PackTester;
import org.hullwright.cli.test.TestedCase;

/**
 * What tests say of two versions of a pack.
 *
 * @param before the tests of the earlier version, by its rules
 * @param after those of the later one, by its rules
 * @param kept those of the earlier version that passed, by the rules of the later one; null when they could not be run
 * @param refusal why not; empty otherwise
 */
public record TestChanges(PackResult before, PackResult after, @Nullable List<TestedCase> kept, String refusal) {

	/** Where tests stand that are apart from the rules: a folder, or one file. */
	private static final Set<String> TESTS = Set.of("tests", "tests.hull");
	private static final int MOST = 10;

	/** Runs the tests of both versions, and those of the earlier one once more by the later rules. */
	public static TestChanges between(OpenPack before, OpenPack after, Workshop workshop) {
		PackTester tester = new PackTester();
		PackResult then = tester.test(before);
		PackResult now = tester.test(after);
		Set<String> passed = then.cases().stream().filter(test -> test.result().passed()).map(test -> test.result().title())
				.collect(Collectors.toSet());
		try {
			List<TestedCase> kept = tester.test(workshop.open(after.folder(), earlierTests(before, after))).cases().stream()
					.filter(test -> passed.contains(test.result().title())).toList();
			return new TestChanges(then, now, kept, "");
		} catch (ContentProblem unfit) {
			return new TestChanges(then, now, null, unfit.getMessage());
		}
	}

	/** The files of tests of the later version as they were in the earlier one. Tests among the rules stay what they are. */
	private static Map<Path, String> earlierTests(OpenPack before, OpenPack after) {
		Map<Path, String> texts = new LinkedHashMap<>();
		String nothing = "pack " + after.name() + System.lineSeparator();
		files(after).forEach((file, text) -> texts.put(after.opened().loaded().folder().resolve(file), nothing));
		files(before).forEach((file, text) -> texts.put(after.opened().loaded().folder().resolve(file), text));
		return texts;
	}

	/** The texts of the files of tests, by their paths in the folder of the pack. */
	private static Map<Path, String> files(OpenPack pack) {
		Path folder = pack.opened().loaded().folder();
		Map<Path, String> texts = new LinkedHashMap<>();
		for (Resource own : Stream.concat(pack.opened().loaded().own().stream(), pack.opened().loaded().elsewhere().stream()).toList()) {
			Path file = folder.relativize(Path.of(URI.create(own.getURI().toString())));
			if (TESTS.contains(file.getName(0).toString()) && own instanceof XtextResource text && text.getParseResult() != null) {
				texts.put(file, text.getParseResult().getRootNode().getText());
			}
		}
		return texts;
	}

	/** How it went, as lines for a terminal. */
	public List<String> lines() {
		List<String> lines = new ArrayList<>(List.of("Tests before: " + before.counted() + "; now: " + after.counted() + "."));
		List<TestedCase> again = kept;
		if (again == null) {
			lines.add("The tests of before cannot be run by the rules of now: " + refusal.lines().findFirst().orElse(""));
		} else if (!again.isEmpty()) {
			List<TestedCase> broken = again.stream().filter(test -> !test.result().passed()).toList();
			lines.add("Of " + again.size() + " tests that passed before, "
					+ (broken.isEmpty() ? "all pass" : passing(again.size() - broken.size())) + " by the rules of now"
					+ (broken.isEmpty() ? "." : "; these do not:"));
			broken.stream().limit(MOST).forEach(test -> lines.add("  " + test.result().title() + ": " + test.explanation().strip()));
			if (broken.size() > MOST) {
				lines.add("  and " + (broken.size() - MOST) + " more");
			}
		}
		return lines;
	}

	private static String passing(int tests) {
		return tests + (tests == 1 ? " passes" : " pass");
	}
}
