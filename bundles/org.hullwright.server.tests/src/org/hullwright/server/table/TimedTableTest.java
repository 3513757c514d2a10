package org.hullwright.server.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.GameRecord;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Taken;
import org.hullwright.engine.lower.Compiler;
import org.hullwright.engine.lower.source.SourceLocator;
import org.hullwright.engine.plan.Planner;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.pack.PackLoader;
import org.hullwright.model.texts.Translations;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Where a track counts seconds, whoever answers says how many it took. */
@Timeout(60)
class TimedTableTest {

	private static final String PACK = """
			pack hurry { version 1.0.0 }
			state late: truth = no
			track Sand "The hourglass" from 0 to 60 seconds = 60 { at 0 { set late to yes } }
			procedure SetUp { }
			phase Turns { choose by (the first player) "Which way?" { option "Left" { } option "Right" when not late { } option "On" { } } }
			game Hurry { players 1 to 1  setup SetUp  round Turns }
			""";

	private Table table;

	@BeforeEach
	void open(@TempDir Path folder) throws IOException {
		Files.writeString(folder.resolve("hurry.hull"), PACK);
		var pack = new HullStandaloneSetup().createInjectorAndDoEMFRegistration().getInstance(PackLoader.class).load(folder);
		Program program = Planner.plan(new Compiler(SourceLocator.NONE).compile(pack.files(), Set.of(), Translations.NONE));
		table = Table.open(program, GameRecord.fresh(program, GameOptions.of(1, 7)), new Seating(List.of(Optional.empty())), () -> {});
	}

	@AfterEach
	void leave() {
		table.leave();
	}

	private static TableSnapshot reached(CompletableFuture<TableSnapshot> stop) throws Exception {
		return stop.get(1, TimeUnit.MINUTES);
	}

	@Test
	void the_question_tells_how_many_seconds_are_left() throws Exception {
		assertEquals(60, reached(table.now()).question().secondsLeft());
		assertEquals(43, reached(table.answer(1, 0, 0, 17)).question().secondsLeft());
	}

	@Test
	void an_answer_that_does_not_say_how_many_it_took_is_refused_and_can_be_given_again() throws Exception {
		reached(table.now());

		TableRefusal refusal = assertThrows(TableRefusal.class, () -> table.answer(1, 0, 0, null));

		assertEquals(TableRefusal.Reason.SECONDS_MISSING, refusal.reason());
		assertEquals(
				"time counts while this is decided, and 60 seconds are left; the answer has to say in seconds how many it took, and this "
						+ "front end does not measure them",
				refusal.getMessage());
		assertEquals(1, reached(table.answer(1, 0, 0, 5)).question().number());
	}

	@Test
	void an_answer_that_comes_too_late_is_not_taken_and_the_same_is_asked_anew() throws Exception {
		reached(table.now());

		TableSnapshot late = reached(table.answer(1, 0, 1, 61));

		assertEquals(0, late.question().number());
		assertEquals(List.of("Left", "On"), late.question().options().stream().map(PendingDecision.Choice::label).toList());
		assertNull(late.question().secondsLeft());
	}

	@Test
	void what_it_took_is_recorded() throws Exception {
		reached(table.now());
		TableSnapshot answered = reached(table.answer(1, 0, 0, 17));
		assertEquals(List.of(17), answered.record().decisions().stream().map(Taken::seconds).toList());
	}
}
