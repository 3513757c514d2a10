package org.hullwright.cli.compare;

import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.emf.ecore.resource.Resource;
import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.XtextResource;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.ProblemLine;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.terminal.ContentProblem;
import org.hullwright.cli.test.PackResult;
import org.hullwright.cli.test.PackTester;
import org.hullwright.model.HullFile;
import org.hullwright.model.Test;

/** The files of tests of an earlier version, to be run by the rules of a later one. Tests among the rules stay what they are. */
final class EarlierTests {

	/** Where tests stand that are apart from the rules: a folder, or one file. */
	private static final Set<String> TESTS = Set.of("tests", "tests.hull");

	private final OpenPack before;
	private final OpenPack after;
	private final Workshop workshop;
	/** The texts of the files, by their paths in the folder of the pack, without what was left out. */
	private final Map<Path, String> texts = new LinkedHashMap<>();
	private final List<String> leftOut = new ArrayList<>();

	EarlierTests(OpenPack before, OpenPack after, Workshop workshop) {
		this.before = before;
		this.after = after;
		this.workshop = workshop;
		Pattern manifest = Pattern.compile("(?m)^pack(\\s+)" + Pattern.quote(before.name()) + "\\b");
		files(before).forEach((path, file) -> texts.put(path,
				manifest.matcher(file.getParseResult().getRootNode().getText()).replaceFirst("pack$1" + after.name())));
	}

	/** The files of tests of a pack, by their paths in its folder. */
	private static Map<Path, XtextResource> files(OpenPack pack) {
		Path folder = pack.opened().loaded().folder();
		Map<Path, XtextResource> files = new LinkedHashMap<>();
		for (Resource own : Stream.concat(pack.opened().loaded().own().stream(), pack.opened().loaded().elsewhere().stream()).toList()) {
			Path file = folder.relativize(Path.of(URI.create(own.getURI().toString())));
			if (TESTS.contains(file.getName(0).toString()) && own instanceof XtextResource text && text.getParseResult() != null) {
				files.put(file, text);
			}
		}
		return files;
	}

	/**
	 * Runs them. A test with an error by the later rules is left out, so that the others can be run.
	 *
	 * @throws ContentProblem when that is of no use
	 */
	PackResult run() {
		while (true) {
			OpenPack mixed = workshop.open(after.folder(), unwritten());
			try {
				return new PackTester().test(mixed);
			} catch (ContentProblem unfit) {
				leaveOut(mixed, unfit);
			}
		}
	}

	/** Which tests were left out, and why. */
	List<String> leftOut() {
		return leftOut;
	}

	/** The later version with these files of tests, and none of its own. */
	private Map<Path, String> unwritten() {
		Path folder = after.opened().loaded().folder();
		Map<Path, String> unwritten = new LinkedHashMap<>();
		files(after).keySet().forEach(path -> unwritten.put(folder.resolve(path), nothing()));
		texts.forEach((path, text) -> unwritten.put(folder.resolve(path), text));
		return unwritten;
	}

	private String nothing() {
		return "pack " + after.name() + System.lineSeparator();
	}

	private void leaveOut(OpenPack mixed, ContentProblem unfit) {
		Map<Path, String> known = Map.copyOf(texts);
		for (ProblemLine error : mixed.problems().stream().filter(ProblemLine::isError).toList()) {
			texts.keySet().stream().filter(path -> shown(after, path).equals(error.file())).findFirst()
					.ifPresent(path -> leaveOut(path, error));
		}
		if (texts.equals(known)) {
			throw new ContentProblem(inFolderBefore(unfit.getMessage()));
		}
	}

	/** Leaves out the test that an error is in; the whole file where it is in none. */
	private void leaveOut(Path path, ProblemLine error) {
		Optional<Test> test = testAt(path, error.line());
		String text = texts.getOrDefault(path, "");
		String without = test.map(NodeModelUtils::findActualNodeFor).map(node -> blanked(text, node)).orElse(nothing());
		if (!without.equals(text)) {
			texts.put(path, without);
			leftOut.add(test.map(Test::getTitle).orElse("all of " + shown(before, path)) + ": " + inFolderBefore(error.toString()));
		}
	}

	private Optional<Test> testAt(Path path, int line) {
		return Optional.ofNullable(files(before).get(path)).stream().flatMap(file -> file.getContents().stream())
				.filter(HullFile.class::isInstance).map(HullFile.class::cast).flatMap(file -> file.getDeclarations().stream())
				.filter(Test.class::isInstance).map(Test.class::cast).filter(test -> {
					ICompositeNode node = NodeModelUtils.findActualNodeFor(test);
					return node.getStartLine() <= line && line <= node.getEndLine();
				}).findFirst();
	}

	/** The same lines without a part. Lines that come later stay what they are, whatever was written before them. */
	private static String blanked(String text, ICompositeNode part) {
		String[] lines = text.split("\n", -1);
		for (int line = part.getStartLine(); line <= Math.min(part.getEndLine(), lines.length); line++) {
			lines[line - 1] = lines[line - 1].endsWith("\r") ? "\r" : "";
		}
		return String.join("\n", lines);
	}

	/** A text in which places in these tests are told where they are: in the folder of the earlier version. */
	String inFolderBefore(String words) {
		String told = words;
		for (Path path : texts.keySet()) {
			told = told.replace(shown(after, path) + ":", shown(before, path) + ":");
		}
		return told;
	}

	private static String shown(OpenPack pack, Path file) {
		return pack.files().shown(pack.opened().loaded().folder().resolve(file));
	}
}
