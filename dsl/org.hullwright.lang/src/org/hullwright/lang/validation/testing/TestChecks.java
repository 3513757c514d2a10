package org.hullwright.lang.validation.testing;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.xtext.EcoreUtil2;
import org.eclipse.xtext.validation.Check;
import org.hullwright.lang.folder.NamedFile;
import org.hullwright.lang.folder.PackFolder;
import org.hullwright.lang.issue.IssueCode;
import org.hullwright.lang.issue.IssueData.Worded;
import org.hullwright.lang.naming.DidYouMean;
import org.hullwright.lang.validation.concern.TypedChecks;
import org.hullwright.model.AnswerEffect;
import org.hullwright.model.Effect;
import org.hullwright.model.EndExpectation;
import org.hullwright.model.ExpectEffect;
import org.hullwright.model.Expression;
import org.hullwright.model.HullPackage;
import org.hullwright.model.OfferTest;
import org.hullwright.model.PlayEffect;
import org.hullwright.model.RigEffect;
import org.hullwright.model.Test;
import org.hullwright.model.Tryout;
import org.hullwright.model.WaitEffect;
import org.hullwright.model.types.Constants;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeWords;

/** Tests can fail, and say which rules they are about. */
public class TestChecks extends TypedChecks {

	private static final int LONGEST_WAIT = 24 * 60 * 60; // seconds

	private static final int MOST_DECISIONS = 1_000_000; // more than a file of a game has room for
	private static final Pattern RULE = Pattern.compile("[A-Z][A-Z0-9]*(-[A-Z0-9]+)*-\\d+[a-z]?");

	@Check
	void expectsSomething(Test test) {
		if (test.getThen() != null && !expectsSomewhere(test)) {
			reportAt(IssueCode.TEST_EXPECTS_NOTHING, test, HullPackage.Literals.TEST__TITLE);
		}
	}

	/** What is offered is expected before the decision is asked, so that may be all a test expects. */
	private static boolean expectsSomewhere(Test test) {
		return !EcoreUtil2.getAllContentsOfType(test.getThen(), ExpectEffect.class).isEmpty()
				|| !EcoreUtil2.getAllContentsOfType(test.getThen(), EndExpectation.class).isEmpty()
				|| !EcoreUtil2.getAllContentsOfType(test, OfferTest.class).isEmpty();
	}

	@Check
	void coversRules(Test test) {
		for (int i = 0; i < test.getCovers().size(); i++) {
			String rule = test.getCovers().get(i);
			if (rule != null && !RULE.matcher(rule).matches()) {
				report(IssueCode.COVERS_MALFORMED, test, HullPackage.Literals.TEST__COVERS, i, new Object[] { rule });
			}
		}
	}

	@Check
	void hasSoManyPlayers(Test test) {
		boolean said = isWritten(test, HullPackage.Literals.TEST__PLAYERS);
		packs().game(test.eResource())
				.filter(game -> said && (test.getPlayers() < game.getFewestPlayers() || test.getPlayers() > game.getMostPlayers()))
				.ifPresent(game -> reportAt(IssueCode.NUMBER_OUT_OF_BOUNDS, test, HullPackage.Literals.TEST__PLAYERS, test.getPlayers(),
						game.getFewestPlayers(),
						game.getMostPlayers()));
	}

	@Check
	void goesOnWithWhatIsThere(Test test) {
		if (test.getGame() == null) {
			return;
		}
		if (test.getDecision() < 1) {
			reportAt(IssueCode.NUMBER_OUT_OF_BOUNDS, test, HullPackage.Literals.TEST__DECISION, test.getDecision(), 1, MOST_DECISIONS);
		}
		packs().folder(test.eResource()).map(PackFolder::new).filter(folder -> !(folder.named(test.getGame()) instanceof NamedFile.There))
				.ifPresent(folder -> isMissing(test, folder));
	}

	/** Somebody who knows the name of the file but not its folder is helped as well. */
	private void isMissing(Test test, PackFolder folder) {
		List<String> there = folder.names(file -> file.getFileName().toString().endsWith(".json"));
		Optional<String> meant = there.stream().filter(game -> game.endsWith('/' + test.getGame())).findFirst()
				.or(() -> DidYouMean.closest(test.getGame(), there.stream()));
		reportAt(IssueCode.RECORDED_GAME_MISSING, test, HullPackage.Literals.TEST__GAME, test.getGame(),
				new Worded(meant.map(" Did you mean \"%s\"?"::formatted).orElse(""),
						meant.map(game -> '"' + game + '"').stream().toList()));
	}

	@Check
	void isNotPlayedTwice(PlayEffect play) {
		Test test = EcoreUtil2.getContainerOfType(play, Test.class);
		if (test != null && test.getGame() != null) {
			report(IssueCode.PLAY_IN_RECORDED_GAME, play);
		}
	}

	@Check
	void isInTest(ExpectEffect expect) {
		isInTest(expect, "expect");
	}

	@Check
	void isInTestOrTryout(AnswerEffect answer) {
		isInTestOrTryout(answer, "answer");
	}

	@Check
	void isInTestOrTryout(WaitEffect wait) {
		isInTestOrTryout(wait, "wait");
	}

	@Check
	void canBeWaited(WaitEffect wait) {
		wants(Type.NUMBER, wait.getSeconds());
		Constants.numberOf(wait.getSeconds()).ifPresent(seconds -> {
			if (seconds < 0 || seconds > LONGEST_WAIT) {
				report(IssueCode.NUMBER_OUT_OF_BOUNDS, wait.getSeconds(), seconds, 0, LONGEST_WAIT);
			}
		});
	}

	@Check
	void isInTestOrTryout(RigEffect rig) {
		isInTestOrTryout(rig, "rig");
	}

	@Check
	void isInTestOrTryout(PlayEffect play) {
		isInTestOrTryout(play, "play");
	}

	@Check
	void isInTest(EndExpectation expect) {
		isInTest(expect, "expect");
	}

	@Check
	void isExpected(OfferTest offer) {
		if (!(offer.eContainer() instanceof ExpectEffect)) {
			report(IssueCode.OFFERED_AMONG_OTHERS, offer, offer.isNegated() ? "is not offered" : "is offered");
		}
	}

	@Check
	void namesAnOption(OfferTest offer) {
		canBeChosen(offer.getOption());
	}

	@Check
	void namesOptions(AnswerEffect answer) {
		answer.getAnswers().forEach(this::canBeChosen);
		isSomebody(answer.getDecider());
	}

	@Check
	void playsOn(PlayEffect play) {
		if (play.getRounds() != null) {
			wants(Type.NUMBER, play.getRounds());
		}
	}

	/** A number that is chosen is written as what is chosen shows, so a truth is the only thing that nobody can be asked for. */
	private void canBeChosen(@Nullable Expression option) {
		if (option != null && typeOf(option) instanceof Type.TruthType) {
			report(IssueCode.TYPE_MISMATCH, option, "A thing or the words of an option", TypeWords.of(Type.TRUTH));
		}
	}

	@Check
	void showsWhatCanCome(RigEffect rig) {
		Type source = typeOf(rig.getSource());
		for (Expression outcome : rig.getOutcomes()) {
			switch (source) {
				case Type.DieType die -> {
					if (!(typeOf(outcome) instanceof Type.EnumerationType)) {
						wants(Type.NUMBER, outcome);
					}
				}
				case Type.ZoneType zone when typeOf(outcome) instanceof Type.SortType -> { /* any copy of it */ }
				case Type.ZoneType zone -> wants(anyPiece(rig), outcome);
				default -> { /* reported at the source */ }
			}
		}
	}

	@Check
	void hasSomethingComing(RigEffect rig) {
		Type source = typeOf(rig.getSource());
		if (!source.isUnknown() && !(source instanceof Type.DieType) && !(source instanceof Type.ZoneType)) {
			report(IssueCode.TYPE_MISMATCH, rig.getSource(), "A die, deck or bag", TypeWords.of(source));
		}
	}

	private void isInTest(Effect effect, String word) {
		if (EcoreUtil2.getContainerOfType(effect, Test.class) == null) {
			report(IssueCode.TEST_ONLY, effect, word);
		}
	}

	/** What is tried out may be prepared as a test is; but nobody looks at what a tryout would expect. */
	private void isInTestOrTryout(Effect effect, String word) {
		if (EcoreUtil2.getContainerOfType(effect, Tryout.class) == null) {
			isInTest(effect, word);
		}
	}
}
