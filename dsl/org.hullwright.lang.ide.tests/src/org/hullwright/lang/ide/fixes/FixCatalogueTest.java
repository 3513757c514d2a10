package org.hullwright.lang.ide.fixes;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Fix;
import org.hullwright.lang.ide.answer.Problem;
import org.hullwright.lang.ide.answer.Problem.Severity;
import org.hullwright.lang.ide.fixture.Workspace;
import org.hullwright.lang.issue.Explanation;
import org.hullwright.lang.issue.IssueCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** For each code it is decided whether something mends it, and whatever is offered for the wrong text of its page does. */
class FixCatalogueTest {

	/** What only its author can mend: nothing tells what was meant. */
	private static final Set<IssueCode> LEFT_TO_THE_AUTHOR = EnumSet.of(
			IssueCode.CHECK_FAILED, IssueCode.FILE_UNREADABLE, IssueCode.FILE_TOO_LARGE, IssueCode.FILE_NOT_UTF8,
			IssueCode.SOURCE_UNFIT, IssueCode.WORD_NOWHERE, IssueCode.KIND_TOO_DEEP, IssueCode.DESTINATION_UNFIT,
			IssueCode.NUMBER_TOO_LARGE, IssueCode.DIRECTION_COUNT, IssueCode.DIRECTIONS_OF_SQUARES, IssueCode.GRID_SIZE,
			IssueCode.EDGE_COUNT,
			IssueCode.NO_EDGES, IssueCode.PLACES_UNFILLED, IssueCode.SIDE_OTHER_KIND, IssueCode.SIDE_OTHER_DIRECTIONS,
			IssueCode.BOARD_EMPTY, IssueCode.BOARD_OFF_GRID, IssueCode.LET_IN_LET, IssueCode.SPACES_TOGETHER, IssueCode.AGENTS_COUNT,
			IssueCode.MEASURE_TWICE, IssueCode.SERIES_UNFIT, IssueCode.SERIES_TOO_LARGE,
			IssueCode.NOT_DERIVED, IssueCode.STEP_ELSEWHERE, IssueCode.NEVER_IN_THERE, IssueCode.TEST_EXPECTS_NOTHING,
			IssueCode.GIVEN_TWICE, IssueCode.VERSION_TOO_LARGE, IssueCode.DERIVED_FROM_ITSELF, IssueCode.DIVISION_BY_ZERO,
			IssueCode.TRACK_SPACE_TWICE,
			IssueCode.PATH_TO_ITSELF, IssueCode.PATH_TWICE, IssueCode.MODE_NEVER, IssueCode.LOOP_ENDLESS, IssueCode.OPTION_TWICE,
			IssueCode.DESIGN_SETTING_VALUE, IssueCode.DESIGN_OF_UNPRINTED, IssueCode.DESIGN_LEAVES_OUT,
			IssueCode.DEFAULT_UNPRINTED, IssueCode.PICTURE_OUTSIDE,
			IssueCode.PICTURE_UNREADABLE,
			IssueCode.PICTURE_TOO_LARGE, IssueCode.PICTURES_TOO_LARGE,
			IssueCode.PICTURE_UNSAFE, IssueCode.TYPEFACE_UNREADABLE, IssueCode.PICTURE_UNUSED, IssueCode.CHAPTER_VALUE_UNTOLD,
			IssueCode.PLACEHOLDER_IN_CONSTANT);

	/**
	 * What is mended elsewhere than where the page shows it: a file in the folder of another pack, a picture or a game in the folder of a
	 * pack, chance where there is no sentence before which to roll, a sign that nobody sees.
	 */
	private static final Set<IssueCode> SHOWN_OTHERWISE = EnumSet.of(IssueCode.FOREIGN_FILE, IssueCode.RANDOM_WHILE_ASKING,
			IssueCode.DIRECTION_TURNED,
			IssueCode.PICTURE_MISSING, IssueCode.RECORDED_GAME_MISSING);

	private static final Pattern FILE = Pattern.compile("(?m)^// FILE (\\S+)\\R");
	private static final Pattern PACK = Pattern.compile("(?m)^\\s*pack (\\w+)");

	private static final HullLanguageService SERVICE = HullIdeSetup.start();

	@TempDir
	private Path folder;

	static Stream<IssueCode> mended() {
		return EnumSet.complementOf(EnumSet.copyOf(LEFT_TO_THE_AUTHOR)).stream().filter(code -> !SHOWN_OTHERWISE.contains(code));
	}

	@Test
	void every_code_is_mended_or_left_to_the_author() {
		assertEquals(LEFT_TO_THE_AUTHOR,
				Stream.of(IssueCode.values()).filter(code -> !SERVICE.quickFixes().isFixable(code.name())).collect(Collectors.toSet()));
	}

	@ParameterizedTest
	@MethodSource("mended")
	void every_way_to_mend_the_wrong_text_of_its_page_mends_it(IssueCode code) {
		Map<String, String> wrong = files(Explanation.of(code).wrong());
		var before = workspace("before", wrong);
		List<Fix> fixes = wrong.keySet().stream().flatMap(file -> before.fixes(file, code.name()).stream()).toList();
		assertFalse(fixes.isEmpty(), () -> "nothing mends " + wrong);
		List<Problem> problems = problems(before, wrong.keySet());
		List<Map<String, String>> mended = fixes.stream().map(fix -> {
			Map<String, String> after = new TreeMap<>(wrong);
			after.putAll(before.changed(fix.changes()));
			return after;
		}).toList();
		for (Fix fix : fixes) {
			Map<String, String> files = mended.get(fixes.indexOf(fix));
			List<Problem> left = problems(workspace("after " + fixes.indexOf(fix), files), files.keySet());
			assertTrue(count(code, left) < count(code, problems), () -> fix.title() + " does not mend " + files);
			assertEquals(Set.of(), newErrors(problems, left), () -> fix.title() + " leads to " + files);
		}
	}

	private static long count(IssueCode code, List<Problem> problems) {
		return problems.stream().filter(problem -> problem.code().equals(code.name())).count();
	}

	private static Set<String> newErrors(List<Problem> before, List<Problem> after) {
		var errors = new TreeSet<String>();
		after.stream().filter(problem -> problem.severity() == Severity.ERROR).map(Problem::message).forEach(errors::add);
		before.stream().map(Problem::message).forEach(errors::remove);
		return errors;
	}

	private static List<Problem> problems(Workspace workspace, Set<String> files) {
		return files.stream()
				.flatMap(file -> workspace.service().checking().problems(workspace.address(file), CancelIndicator.NullImpl).stream())
				.toList();
	}

	private Workspace workspace(String name, Map<String, String> files) {
		var workspace = Workspace.in(folder.resolve(name), SERVICE);
		files.forEach(workspace::file);
		return workspace;
	}

	/** The files that the text of a page stands for, in the folders of their packs. */
	private static Map<String, String> files(String text) {
		var names = FILE.matcher(text).results().map(found -> found.group(1)).toList();
		if (names.isEmpty()) {
			boolean headed = PACK.matcher(text).find();
			return Map.of("example/test.hull", headed ? text : "pack example { version 1.0.0 }\n" + text);
		}
		String[] texts = FILE.split(text, -1);
		var files = new TreeMap<String, String>();
		for (int i = 0; i < names.size(); i++) {
			var pack = PACK.matcher(texts[i + 1]);
			assertTrue(pack.find());
			files.put(pack.group(1) + "/" + names.get(i), texts[i + 1]);
		}
		return files;
	}
}
