package org.hullwright.playtest.session;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

import org.hullwright.engine.game.Taken;
import org.hullwright.playtest.fixture.LanternCaves;
import org.hullwright.playtest.line.Line;
import org.hullwright.playtest.setup.PlaySetup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** A question that a person has only so many seconds for. */
@Timeout(60)
class TimedQuestionTest {

	private static final String PACK = """
			pack hurry { version 1.0.0 }
			state late: truth = no
			track Sand "The hourglass" from 0 to 60 seconds = 60 { at 0 { set late to yes } }
			procedure SetUp { }
			phase Turns { choose by (the first player) "Which way?" { option "Left" { } option "Right" when not late { } option "On" { } } }
			game Hurry { players 1 to 1  setup SetUp  round Turns }
			""";

	private final BlockingQueue<Runnable> arriving = new LinkedBlockingQueue<>();
	private final ManualTime time = new ManualTime();
	private final PlaySession session = new PlaySession(LanternCaves.rules(PACK),
			new PlaySetup(Path.of("hurry"), Set.of(), 1, List.of(), null, 7, Set.of(1)), arriving::add, time);

	/** Time goes by when the test says so. */
	private static final class ManualTime implements Timekeeper {

		private volatile Instant now = Instant.EPOCH;
		private volatile CompletableFuture<Integer> pending = new CompletableFuture<>();
		private volatile Instant due = Instant.MAX;
		private volatile int standIn;

		@Override
		public Instant now() {
			return now;
		}

		@Override
		public synchronized void completeAt(Instant deadline, CompletableFuture<Integer> answer, int other) {
			due = deadline;
			pending = answer;
			standIn = other;
			pass(0);
		}

		synchronized void pass(int seconds) {
			now = now.plusSeconds(seconds);
			if (!now.isBefore(due)) {
				due = Instant.MAX;
				pending.complete(standIn);
			}
		}
	}

	private Question after(Consumer<PlaySession> command) throws InterruptedException {
		command.accept(session);
		Runnable news = arriving.poll(20, TimeUnit.SECONDS);
		assertTrue(news != null, "the game neither asks nor ends");
		news.run();
		return session.moment().orElseThrow().question().orElseThrow();
	}

	private List<String> labels(Question question) {
		return question.choices().stream().map(Choice::label).toList();
	}

	@Test
	void tells_how_much_time_is_left() throws Exception {
		Question question = after(playing -> playing.start(Line.fresh(Set.of(1))));

		assertEquals(60, question.secondsLeft(time.now()).orElseThrow());
		time.pass(18);
		assertEquals(42, question.secondsLeft(time.now()).orElseThrow());
	}

	@Test
	void what_an_answer_took_is_kept_and_played_again_after_undo_and_redo() throws Exception {
		after(playing -> playing.start(Line.fresh(Set.of(1))));
		time.pass(18);

		Question next = after(playing -> playing.choose(0));
		Question undone = after(PlaySession::undo);
		Question redone = after(PlaySession::redo);

		assertEquals(List.of(18), session.moment().orElseThrow().record().decisions().stream().map(Taken::seconds).toList());
		assertEquals(42, next.secondsLeft(time.now()).orElseThrow());
		assertEquals(60, undone.secondsLeft(time.now()).orElseThrow());
		assertEquals(42, redone.secondsLeft(time.now()).orElseThrow());
	}

	@Test
	void when_time_is_up_what_hangs_on_it_happens_and_the_same_is_asked_anew() throws Exception {
		Question question = after(playing -> playing.start(Line.fresh(Set.of(1))));

		Question anew = after(playing -> time.pass(60));

		assertEquals(List.of("Left", "Right", "On"), labels(question));
		assertEquals(List.of("Left", "On"), labels(anew));
		assertEquals(question.number(), anew.number());
		assertTrue(anew.secondsLeft(time.now()).isEmpty());
	}
}
