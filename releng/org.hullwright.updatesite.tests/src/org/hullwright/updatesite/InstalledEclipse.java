package org.hullwright.updatesite;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Properties;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * An Eclipse on the disk, with the probe in it.
 *
 * @param folder where it was installed
 */
record InstalledEclipse(Path folder) {

	/** Starts it, has it open a file, and tells what came of that; see the probe for what is told. */
	Properties open(Path file, Path scratch) throws IOException, InterruptedException {
		Path report = scratch.resolve("report.properties");
		Path output = scratch.resolve("output.txt");
		Process process = new ProcessBuilder(Path.of(System.getProperty("java.home"), "bin", "java").toString(), "-Dprobe.file=" + file,
				"-Dprobe.report=" + report, "-jar", launcher().toString(), "-application", "org.eclipse.ui.ide.workbench", "-data",
				scratch.resolve("workspace").toString(), "-nosplash", "-consoleLog").redirectErrorStream(true)
				.redirectOutput(output.toFile()).start();
		try {
			assertTrue(process.waitFor(90, TimeUnit.SECONDS), () -> "the Eclipse did not end by itself:\n" + textOf(output));
		} finally {
			process.destroyForcibly();
		}
		assertEquals(0, process.exitValue(), () -> textOf(output));
		assertTrue(Files.exists(report), () -> "the probe wrote nothing:\n" + textOf(output));
		var told = new Properties();
		try (Reader reader = Files.newBufferedReader(report)) {
			told.load(reader);
		}
		return told;
	}

	/** The files of its bundles. */
	List<String> bundles() throws IOException {
		try (Stream<Path> files = Files.list(folder.resolve("plugins"))) {
			return files.map(file -> file.getFileName().toString()).sorted().toList();
		}
	}

	private Path launcher() throws IOException {
		String name = bundles().stream().filter(bundle -> bundle.startsWith("org.eclipse.equinox.launcher_")).findFirst().orElseThrow();
		return folder.resolve("plugins").resolve(name);
	}

	private static String textOf(Path output) {
		try {
			return Files.readString(output);
		} catch (IOException unreadable) {
			return unreadable.toString();
		}
	}
}
