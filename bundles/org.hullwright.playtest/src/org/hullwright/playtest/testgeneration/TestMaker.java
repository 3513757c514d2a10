package org.hullwright.playtest.testgeneration;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.engine.game.GameError;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.testing.TestResult;
import org.hullwright.engine.testing.TestRunner;
import org.hullwright.packs.PackProblem;
import org.hullwright.playtest.preparation.DraftResult;
import org.hullwright.playtest.preparation.PackPreparer;
import org.hullwright.playtest.preparation.Prepared;
import org.hullwright.playtest.setup.PlaySetup;
import org.hullwright.playtest.testgeneration.GameRecordFolder.Kept;

/**
 * Makes tests of moments. A test is only made when it passes at once: what the language service would mark in it, or what does not hold, is
 * left out and told in a comment. Takes its time: not for the thread of the window.
 */
public final class TestMaker {

	private final PackPreparer preparer;
	private final Collection<Path> libraries;

	/** @param libraries folders in which required packs are looked for, besides the one the pack lies in */
	public TestMaker(PackPreparer preparer, Collection<Path> libraries) {
		this.preparer = preparer;
		this.libraries = List.copyOf(libraries);
	}

	/**
	 * Makes a test of a decision. The game is kept in a file of the pack, from which the test plays it again.
	 *
	 * @param game as far as it was played, with the decision
	 * @param decision its number, from 0
	 * @param into where the test is to stand
	 */
	public MadeTest make(Program program, PlaySetup setup, GameRecord game, int decision, TestDestination into, CancelIndicator cancel) {
		try {
			Consequences consequences = Consequences.of(program, game, decision);
			Kept kept = new GameRecordFolder(setup.pack()).keep(setup, game, decision);
			MadeTest made = made(consequences, kept.name(), decision, setup.pack(), into, cancel);
			if (made instanceof MadeTest.Refused && kept.isNew()) {
				Files.deleteIfExists(kept.file());
			}
			return made;
		} catch (GameError error) {
			return new MadeTest.Refused("A rule cannot be performed after this decision: " + error.getMessage());
		} catch (IOException unwritable) {
			return new MadeTest.Refused("The game could not be kept in the folder of the pack: " + unwritable.getMessage());
		}
	}

	private MadeTest made(Consequences consequences, String file, int decision, Path pack, TestDestination into, CancelIndicator cancel) {
		MomentTest test = new MomentTest(into.title(), file, decision + 1, RiggedChances.of(consequences), consequences.answers(),
				Expectations.of(consequences));
		while (test.canFail() && !cancel.isCanceled()) {
			Trial trial = new Trial(test, into, preparer.tried(pack, libraries, into.file(), into.with(test), cancel));
			switch (trial.verdict()) {
				case Verdict.Fine fine -> {
					return new MadeTest.Passing(test.text());
				}
				case Verdict.Better(MomentTest better) -> test = better;
				case Verdict.Hopeless(String reason) -> {
					return new MadeTest.Refused(reason);
				}
			}
		}
		return new MadeTest.Refused("Nothing that came of this decision can be said in Hull, so a test of it could not fail.");
	}

	/** What is to be done about a test that was tried. */
	private sealed interface Verdict {

		/** Nothing. */
		record Fine() implements Verdict {}

		/** Another one may do. */
		record Better(MomentTest test) implements Verdict {}

		/** No other one would do. */
		record Hopeless(String reason) implements Verdict {}
	}

	/** A test that was tried behind the text that is there already. */
	private record Trial(MomentTest test, TestDestination into, DraftResult tried) {

		Verdict verdict() {
			Optional<PackProblem> marked = tried.problems().stream().filter(problem -> isOurs(problem.place().line())).findFirst();
			if (marked.isPresent()) {
				return without(marked.get().place().line(), marked.get().message());
			}
			return switch (tried.tests()) {
				case Prepared.Ready<TestRunner>(TestRunner runner) -> verdict(runner);
				case Prepared.Broken<TestRunner>(List<PackProblem> problems) ->
					new Verdict.Hopeless("The pack has errors, so no test of it can be run: "
							+ problems.getFirst().message() + " " + problems.getFirst().place());
			};
		}

		private Verdict verdict(TestRunner runner) {
			int number = IntStream.range(0, runner.tests().size()).filter(at -> runner.tests().get(at).title().equals(test.title())
					&& isOurs(runner.placeOf(at).line())).findFirst()
					.orElseThrow(() -> new IllegalStateException("the test that was just written is not there"));
			TestResult result = runner.run(number);
			return result.passed() ? new Verdict.Fine() : without(result.place().line(), result.message());
		}

		private Verdict without(int line, String reason) {
			Optional<Expectation> wrong = lineAt(line).flatMap(sentence -> test.expected().stream().filter(Expectation::isSayable)
					.filter(expectation -> MomentTest.sentence(expectation).equals(sentence)).findFirst());
			if (wrong.isPresent()) {
				return new Verdict.Better(test.without(wrong.get()));
			}
			return test.prepared().isEmpty()
					? new Verdict.Hopeless("Hull cannot say what was decided here: " + reason)
					: new Verdict.Better(test.unprepared());
		}

		private boolean isOurs(int line) {
			return line >= into.firstLine();
		}

		private Optional<String> lineAt(int line) {
			return into.with(test).lines().skip(line - 1L).findFirst().map(String::strip);
		}
	}
}
