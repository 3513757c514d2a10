package org.hullwright.cli.language;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

import org.hullwright.cli.Cli;
import org.hullwright.cli.ExitCode;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The packs beside this class say in Hull what Hull means, and test themselves. */
class LanguageTest {

	@TempDir
	private Path home;

	@ParameterizedTest
	@ValueSource(strings = { "boards", "choices", "designs", "lists", "rules", "sides", "zones" })
	void everything_means_what_it_says(String pack) throws IOException {
		Cli cli = new Cli(home);
		var result = cli.run("test", cli.pack(pack, text(pack)));
		assertEquals(ExitCode.FINE, result.code(), () -> result.out() + result.err());
	}

	private static String text(String pack) throws IOException {
		try (InputStream text = LanguageTest.class.getResourceAsStream(pack + ".hull")) {
			return new String(text.readAllBytes(), StandardCharsets.UTF_8);
		}
	}
}
