package org.hullwright.workbench.tests.playtest;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.hullwright.workbench.tests.window.Wait;

/** A workbench in a process of its own, with the bundles of the one that the tests run in. In it {@link Visitor} does what a person would. */
final class OtherWorkbench {

	private static final String CONFIGURATION = "config.ini";
	private final Path home;

	/** @param home of its workspace and of what it writes */
	OtherWorkbench(Path home) {
		this.home = home;
	}

	/**
	 * Starts it, waits until the visitor has told something, and kills it in the middle of what it does.
	 *
	 * @return what was told
	 */
	List<String> visitAndKill(Visitor.Errand errand) throws IOException {
		Path told = Files.createTempDirectory(home, "told").resolve(errand.name());
		Process process = start(errand, told);
		try {
			Wait.until(errand + " in the other workbench, which wrote " + home.resolve(errand + ".log"), () -> Files.exists(told) || !process.isAlive());
			return Files.readAllLines(told);
		} finally {
			process.destroyForcibly();
			Wait.until("the other workbench to be gone", () -> !process.isAlive());
		}
	}

	private Process start(Visitor.Errand errand, Path told) throws IOException {
		Path configuration = Files.createDirectories(home.resolve("configuration"));
		Path ours = Path.of(java.net.URI.create(System.getProperty("osgi.configuration.area").replace(" ", "%20")));
		if (!Files.exists(configuration.resolve(CONFIGURATION))) {
			Files.copy(ours.resolve(CONFIGURATION), configuration.resolve(CONFIGURATION));
		}
		return new ProcessBuilder(ProcessHandle.current().info().command().orElse("java"), "-D" + Visitor.ERRAND + "=" + errand, "-D" + Visitor.TOLD + "=" + told,
			"-Dhullwright.test.pack=" + System.getProperty("hullwright.test.pack"), "-cp", launcher(), "org.eclipse.equinox.launcher.Main",
			"-install", ours.getParent().toString(), "-configuration", configuration.toString(), "-data", home.resolve("workspace").toString(),
			"-application", "org.hullwright.workbench.application", "-product", "org.hullwright.workbench.product")
			.redirectErrorStream(true).redirectOutput(home.resolve(errand + ".log").toFile()).start();
	}

	private static String launcher() {
		return List.of(System.getProperty("java.class.path").split(File.pathSeparator)).stream().filter(entry -> entry.contains("equinox.launcher")).findFirst()
			.orElseThrow(() -> new AssertionError("nothing starts a workbench in " + System.getProperty("java.class.path")));
	}
}
