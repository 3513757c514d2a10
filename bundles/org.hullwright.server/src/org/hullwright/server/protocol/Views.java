package org.hullwright.server.protocol;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.game.Standing;
import org.hullwright.engine.view.GameView;
import org.hullwright.server.protocol.Responses.Asked;
import org.hullwright.server.protocol.Responses.Barred;
import org.hullwright.server.protocol.Responses.Ending;
import org.hullwright.server.protocol.Responses.OptionEntry;
import org.hullwright.server.protocol.Responses.Seen;
import org.hullwright.server.protocol.Responses.StandingEntry;
import org.hullwright.server.table.PendingDecision;
import org.hullwright.server.table.TableSnapshot;

/** Writes a moment of a game as the holder of a key sees it. */
final class Views {

	private Views() {}

	static Seen of(HostedGame game, TableSnapshot moment, Key key) {
		Integer waitingFor = Optional.ofNullable(moment.question()).<@Nullable Integer>map(PendingDecision::seat).orElse(null);
		Asked asked = Optional.ofNullable(moment.question()).filter(question -> key.mayDecideFor(question.seat()))
				.<@Nullable Asked>map(question -> asked(question, game.rules()))
				.orElse(null);
		Ending ending = Optional.ofNullable(moment.outcome())
				.<@Nullable Ending>map(end -> new Ending(end.reason(), end.winners(), end.rounds(), end.decisions())).orElse(null);
		return new Seen(game.number(), key.seat(), moment.run(), moment.events().size(), moment.round(), waitingFor, asked,
				standing(moment.standing()), ending,
				moment.failure(), moment.notice(),
				Scenes.of(GameView.of(game.table().program(), moment.state(), key.sight()), game.table().program().world()));
	}

	private static @Nullable List<StandingEntry> standing(Standing standing) {
		int seats = Math.max(standing.scores().size(), standing.teams().size());
		return seats == 0 ? null : IntStream.range(0, seats).mapToObj(seat -> standing(standing, seat)).toList();
	}

	private static StandingEntry standing(Standing standing, int seat) {
		Integer score = standing.scores().isEmpty() ? null : standing.scores().get(seat);
		String team = standing.teams().isEmpty() || standing.teams().get(seat).isEmpty() ? null : standing.teams().get(seat);
		return new StandingEntry(seat + 1, score, team);
	}

	private static Asked asked(PendingDecision question, RulesWording rules) {
		return new Asked(question.number(), question.seat(), question.prompt(),
				IntStream.range(0, question.options().size()).mapToObj(option -> option(question, option, rules)).toList(),
				question.notOffered().stream().map(barred -> new Barred(barred.label(), barred.subject(), barred.reason()))
						.toList(),
				question.secondsLeft());
	}

	private static OptionEntry option(PendingDecision question, int option, RulesWording rules) {
		PendingDecision.Choice choice = question.options().get(option);
		return new OptionEntry(option, choice.label(), choice.subject(),
				rules.optionAt(choice.source()).<@Nullable String>map(text -> text).orElse(null));
	}
}
