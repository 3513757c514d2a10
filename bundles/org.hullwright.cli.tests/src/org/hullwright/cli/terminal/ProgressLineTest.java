package org.hullwright.cli.terminal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Duration;

import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class ProgressLineTest {

	private static final String TERMINAL = "hullwright.terminal";
	private final StringWriter printed = new StringWriter();

	@AfterEach
	void noTerminal() {
		System.clearProperty(TERMINAL);
	}

	private ProgressLine line(boolean terminal) {
		System.setProperty(TERMINAL, String.valueOf(terminal));
		return new ProgressLine(new PrintWriter(printed), Duration.ofDays(1));
	}

	@Test
	void a_shorter_text_covers_the_longer_one_before() {
		ProgressLine line = line(true);
		line.show("9 of 10");
		line.show("done");
		line.end();
		assertEquals("\r9 of 10\rdone   " + System.lineSeparator(), printed.toString());
	}

	@Test
	void what_is_erased_leaves_an_empty_line() {
		ProgressLine line = line(true);
		line.show("three");
		line.erase();
		assertEquals("\rthree\r     \r", printed.toString());
	}

	@Test
	void a_file_or_another_program_gets_none_of_it() {
		ProgressLine line = line(false);
		line.show("three");
		line.erase();
		line.end();
		assertEquals("", printed.toString());
	}

	@Test
	void nothing_is_due_before_a_line_has_stood_for_its_time() {
		assertFalse(line(true).isDue());
	}
}
