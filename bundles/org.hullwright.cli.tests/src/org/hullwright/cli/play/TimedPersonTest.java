package org.hullwright.cli.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Set;

import org.hullwright.cli.pack.Workshop;
import org.hullwright.cli.play.table.TableTelling;
import org.hullwright.cli.terminal.Console;
import org.hullwright.engine.agent.GameAbandoned;
import org.hullwright.engine.game.Game;
import org.hullwright.engine.game.GameOptions;
import org.hullwright.engine.game.Program;
import org.hullwright.engine.game.Taken;
import org.hullwright.engine.game.Watching;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A person at the terminal while a track counts seconds. */
class TimedPersonTest {

	private static final String PACK = """
			pack hurry { version 1.0.0 }
			state late: truth = no
			track Sand "The hourglass" from 0 to 60 seconds%s { at 0 { set late to yes } }
			procedure SetUp { }
			phase Turns { choose by (the first player) "Which way?" { option "Left" { } option "Right" when not late { } option "On" { } } }
			game Hurry { players 1 to 1  setup SetUp  round Turns }
			""";

	@TempDir
	private Path home;
	private final StringWriter told = new StringWriter();
	private Instant now = Instant.EPOCH;

	/** What is typed, each after so many seconds. */
	private record Typed(int seconds, String line) {}

	private List<Taken> played(String start, Typed... typed) throws Exception {
		Path folder = Files.createDirectories(home.resolve("hurry"));
		Files.writeString(folder.resolve("hurry.hull"), PACK.formatted(start));
		var pack = new Workshop().open(folder);
		Program program = pack.tracedProgram(Set.of());
		Deque<Typed> lines = new ArrayDeque<>(List.of(typed));
		var console = new Console(new PrintWriter(told), new PrintWriter(new StringWriter()), new BufferedReader(Reader.nullReader()) {

			@Override
			public String readLine() {
				Typed next = lines.poll();
				now = next == null ? now : now.plusSeconds(next.seconds());
				return next == null ? null : next.line();
			}
		});
		var person = new Person(console, () -> {}, new TableTelling(program), () -> {},
				new WhyNot(console.out(), program.world().places(), pack), () -> now);
		Game game = new Game(program, GameOptions.of(1, 1), seat -> person, Watching.EVENTS);
		try {
			game.play();
		} catch (GameAbandoned left) {
			return game.record().decisions();
		}
		throw new AssertionError("nobody left");
	}

	@Test
	void is_told_how_much_time_is_left_and_what_the_answer_took_is_kept() throws Exception {
		List<Taken> decisions = played(" = 60", new Typed(17, "1"));

		assertEquals(List.of(17), decisions.stream().map(Taken::seconds).toList());
		assertEquals(List.of("Time counts: 60 seconds are left.", "Time counts: 43 seconds are left."),
				told.toString().lines().filter(line -> line.startsWith("Time")).toList());
	}

	@Test
	void asking_for_the_table_takes_time_as_well() throws Exception {
		List<Taken> decisions = played(" = 60", new Typed(10, "t"), new Typed(10, "1"));
		assertEquals(List.of(20), decisions.stream().map(Taken::seconds).toList());
	}

	@Test
	void what_is_typed_too_late_is_not_taken_and_the_question_comes_anew() throws Exception {
		List<Taken> decisions = played(" = 60", new Typed(61, "2"), new Typed(5, "2"));

		assertTrue(told.toString().contains("Time was up before that."), told.toString());
		assertEquals(List.of("On"), decisions.stream().map(Taken::label).toList());
		assertEquals(List.of(60), decisions.stream().map(Taken::seconds).toList());
	}

	@Test
	void nothing_is_said_of_time_where_none_counts() throws Exception {
		List<Taken> decisions = played("", new Typed(1000, "2"));

		assertEquals(List.of("Right"), decisions.stream().map(Taken::label).toList());
		assertFalse(told.toString().contains("Time"), told.toString());
	}
}
