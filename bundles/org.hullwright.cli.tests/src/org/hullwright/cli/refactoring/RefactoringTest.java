package org.hullwright.cli.refactoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.cli.Cli;
import org.hullwright.cli.ExitCode;
import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.lang.ide.HullLanguageService;
import org.hullwright.lang.ide.answer.Refactoring;
import org.hullwright.lang.ide.answer.Rewriting;
import org.hullwright.lang.ide.answer.TextChange;
import org.hullwright.lang.ide.answer.TextRange;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A pack that says the same otherwise has no problems as before, and its tests come out as before. */
class RefactoringTest {

	private static final String PACK = """
			pack mill { version 1.0.0 }
			extend character { state health: number 0 to 5 = 5 }
			token Lamp { copies: 9 }
			zone Table of token
			character Ann
			zone Camp of character { contains Ann }
			procedure SetUp { place Lamp in Table }
			procedure Rest of guest: character {
				// light first
				place 2 of Lamp in Table
				do Heal of guest by (5 - guest's health)
				say "{guest} rests"
			}
			procedure Heal of patient: character by amount: number {
				set patient's health to 0
				increase patient's health by 5
				if amount > 2 { place Lamp in Table }
			}
			phase Day { do Rest of Ann  end game "over" }
			game Mill { players 1 to 1  setup SetUp  round Day }
			test "resting heals and makes light" {
				given { set Ann's health to 2 }
				when { do Rest of Ann }
				then { expect Ann's health = 5  expect (number of Lamp in Table) = 4 }
			}
			test "a day is a rest" { when { play 1 round } then { expect end of game "over"  expect (number of Lamp in Table) = 3 } }
			""";

	@TempDir
	private Path home;
	private HullLanguageService language;
	private URI file;

	@BeforeEach
	void write() {
		Path folder = Path.of(new Cli(home).pack("mill", PACK));
		file = folder.resolve("mill.hull").toUri();
		language = HullIdeSetup.start();
		language.workspace().setPacks(List.of(folder));
	}

	@Test
	void extracted_procedures_do_the_same() throws IOException {
		Cli.Result before = tested();
		refactor(new Refactoring.ExtractProcedure(range("place 2 of Lamp in Table", "(5 - guest's health)"), "Recover"));
		refactor(new Refactoring.ExtractProcedure(range("set patient's health to 0", "if amount > 2 { place Lamp in Table }"), "Mend"));
		assertEquals(before, tested());
	}

	@Test
	void inlined_procedures_do_the_same_though_what_they_were_given_changes_meanwhile() throws IOException {
		Cli.Result before = tested();
		refactor(new Refactoring.Inline(language.workspace().text(file).indexOf("Heal of patient"), true));
		refactor(new Refactoring.Inline(language.workspace().text(file).indexOf("Rest of guest"), true));
		assertEquals(before, tested());
	}

	@Test
	void named_values_and_numbers_are_the_same() throws IOException {
		Cli.Result before = tested();
		refactor(new Refactoring.ExtractName(range("5 - guest's health", "5 - guest's health"), "missing"));
		refactor(new Refactoring.ExtractNumber(new TextRange(language.workspace().text(file).indexOf("2 of Lamp"), 1), "lampsForRest"));
		assertEquals(before, tested());
	}

	@Test
	void what_lies_in_another_file_is_the_same() throws IOException {
		Cli.Result before = tested();
		refactor(
				new Refactoring.Move(language.workspace().text(file).indexOf("procedure Heal"), home.resolve("mill/healing.hull").toUri()));
		assertEquals(before, tested());
	}

	private Cli.Result tested() {
		assertEquals(ExitCode.FINE, new Cli(home).run("check", home.resolve("mill").toString()).code());
		Cli.Result tested = new Cli(home).run("test", home.resolve("mill").toString());
		assertEquals(ExitCode.FINE, tested.code(), tested::out);
		return new Cli.Result(tested.code(), tested.out(), "");
	}

	private void refactor(Refactoring wish) throws IOException {
		String before = language.workspace().text(file);
		if (!(language.refactorings().refactor(file, wish, CancelIndicator.NullImpl) instanceof Rewriting.Changes changes)) {
			throw new AssertionError(language.refactorings().refactor(file, wish, CancelIndicator.NullImpl));
		}
		for (var change : changes.changes().entrySet()) {
			Files.writeString(Path.of(change.getKey()), TextChange.applied(language.workspace().text(change.getKey()), change.getValue()));
		}
		language.workspace().changedOnDisk(changes.changes().keySet().stream().map(Path::of).toList());
		assertNotEquals(before, language.workspace().text(file));
	}

	private TextRange range(String first, String last) {
		String text = language.workspace().text(file);
		int start = text.indexOf(first);
		return new TextRange(start, text.indexOf(last, start) + last.length() - start);
	}
}
