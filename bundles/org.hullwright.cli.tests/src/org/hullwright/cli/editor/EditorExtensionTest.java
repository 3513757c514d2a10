package org.hullwright.cli.editor;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;

import org.hullwright.cli.Hullwright;
import org.hullwright.cli.Sources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The extension for Visual Studio Code with the real server, as far as that goes without Visual Studio Code. */
class EditorExtensionTest {

	private static final int OLDEST = 20; // version of Node with all that the test of the extension uses

	@TempDir
	private Path folder;

	@Test
	void the_extension_starts_the_server_which_answers() throws IOException, InterruptedException {
		assumeTrue(versionOfNode() >= OLDEST, "there is no Node, or it is older than version " + OLDEST);
		assumeTrue(Files.isExecutable(Path.of("/bin/sh")), "there is no shell for the start-up script");
		Path extension = Sources.root().resolve("dsl/org.hullwright.vscode");
		var process = new ProcessBuilder("node", "--test", "test/extension.test.js").directory(extension.toFile())
				.redirectErrorStream(true);
		process.environment().put("HULLWRIGHT", startScript().toString());
		Process running = process.start();
		String said = new String(running.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		assertTrue(running.waitFor(1, TimeUnit.MINUTES));
		assertEquals(0, running.exitValue(), said);
	}

	/** What the extension starts: the command line, from the classes of this test. */
	private Path startScript() throws IOException {
		Path java = Path.of(System.getProperty("java.home"), "bin", "java");
		Path script = folder.resolve("hullwright");
		Files.writeString(script, "#!/bin/sh\nexec '%s' -cp '%s' %s \"$@\"\n".formatted(java, System.getProperty("java.class.path"),
				Hullwright.class.getName()));
		assertTrue(script.toFile().setExecutable(true));
		return script;
	}

	/** The first number of the version; 0 when there is no Node. */
	private static int versionOfNode() throws InterruptedException {
		try {
			Process asked = new ProcessBuilder("node", "--version").start();
			String version = new String(asked.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
			asked.waitFor();
			return version.startsWith("v") ? Integer.parseInt(version.substring(1, version.indexOf('.'))) : 0;
		} catch (IOException missing) {
			return 0;
		}
	}
}
