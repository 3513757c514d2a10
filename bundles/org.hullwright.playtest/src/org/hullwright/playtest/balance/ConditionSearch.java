package org.hullwright.playtest.balance;

import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;

import org.eclipse.xtext.util.CancelIndicator;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.record.RecordFile;
import org.hullwright.engine.tree.Place;
import org.hullwright.packs.condition.AskedCondition;
import org.hullwright.packs.condition.WrongCondition;
import org.hullwright.playtest.preparation.SimulatedPack;
import org.hullwright.simulation.ask.Inquiry;
import org.hullwright.simulation.ask.Reply;
import org.hullwright.simulation.ask.ReplyWords;
import org.hullwright.simulation.ask.SearchMode;
import org.hullwright.simulation.ask.Witness;
import org.hullwright.simulation.ask.WitnessSearch;
import org.hullwright.simulation.play.Policy;

/** Searches random games of a pack for those in which a condition holds that the user asks about. Takes its time. */
final class ConditionSearch {

	private static final long FIRST_SEED = 1;

	private final SimulatedPack games;
	private final Reader reader;
	private final int threads;

	/** @param reader reads conditions about the pack */
	ConditionSearch(SimulatedPack games, Reader reader, int threads) {
		this.games = games;
		this.reader = reader;
		this.threads = threads;
	}

	/** Reads conditions about a pack. */
	interface Reader {

		/** @throws WrongCondition when it means nothing in the pack */
		AskedCondition read(String condition) throws WrongCondition;
	}

	/**
	 * Plays games with each number of players. When somebody cancels, what was played until then counts.
	 *
	 * @param number of games with each
	 */
	BalanceQuestion.Reply reply(String condition, int number, GamesListener listener, CancelIndicator cancel) {
		AskedCondition asked;
		try {
			asked = reader.read(condition);
		} catch (WrongCondition wrong) {
			return new BalanceQuestion.Reply.Refused(pointed(wrong, condition));
		}
		List<Integer> players = players(asked.program());
		Inquiry inquiry = new Inquiry(asked.program(), asked.experiment(), players, List.of(), null, List.of(new Policy.Any()), FIRST_SEED,
				number, Integer.MAX_VALUE);
		Reply found = new WitnessSearch(inquiry, SearchMode.COUNT).search(threads, listener.until(cancel));
		Witness witness = found.witness();
		int played = found.games() + found.broken();
		if (played == 0) {
			return new BalanceQuestion.Reply.NotAsked();
		}
		List<String> words = new ReplyWords(inquiry, SearchMode.COUNT, Place::toString).of(found, cancel.isCanceled());
		return new BalanceQuestion.Reply.Given(played, (long) number * players.size(), words.subList(0, 1), words.subList(1, words.size()),
				List.of(), witness == null ? null : file(witness, inquiry));
	}

	private static List<Integer> players(Program program) {
		return IntStream.rangeClosed(program.world().game().fewestPlayers(), program.world().game().mostPlayers())
				.filter(number -> program.refusalOf(GameOptions.of(number, FIRST_SEED)).isEmpty()).boxed().toList();
	}

	/** The game up to where it holds, by the pack as it is. */
	private RecordFile file(Witness witness, Inquiry inquiry) {
		Set<String> on = games.pack().usualExpansions().inPlainSetUp();
		return new RecordFile(games.pack().loaded().folder().toString(), List.copyOf(on), inquiry.record(witness, games.program(on)));
	}

	private static String pointed(WrongCondition wrong, String condition) {
		String rest = condition.substring(Math.min(wrong.column() - 1, condition.length()));
		return (rest.isBlank() ? "At the end: " : "At “" + rest + "”: ") + wrong.getMessage();
	}
}
