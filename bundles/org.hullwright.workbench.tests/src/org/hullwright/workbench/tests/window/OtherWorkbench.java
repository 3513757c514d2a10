package org.hullwright.workbench.tests.window;

import java.io.File;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A workbench in a process of its own, with the bundles of the one that the tests run in. Whoever is named in this bundle to be woken at
 * the start looks whether the errand is theirs, does there what a person would, and tells it.
 */
public final class OtherWorkbench {

	private static final String ERRAND = "hullwright.test.errand";
	private static final String TOLD = "hullwright.test.told";
	private static final String CONFIGURATION = "config.ini";
	private final Path home;

	/** @param home of its workspace and of what it writes */
	public OtherWorkbench(Path home) {
		this.home = home;
	}

	/** The errand that this workbench was started for, if it is one of these; empty in the workbench that the tests run in. */
	public static <E extends Enum<E>> Optional<E> errand(Class<E> errands) {
		return Stream.of(errands.getEnumConstants()).filter(each -> each.name().equals(System.getProperty(ERRAND))).findFirst();
	}

	/** Tells what was found, all at once: whoever waits for it reads it as soon as it is there. */
	public static void tell(List<String> found) throws IOException {
		Path told = Path.of(System.getProperty(TOLD));
		Files.move(Files.write(told.resolveSibling("part"), found), told);
	}

	/**
	 * Starts it, waits until something was told, and kills it in the middle of what it does.
	 *
	 * @return what was told
	 */
	public List<String> visitAndKill(Enum<?> errand) throws IOException {
		Path told = Files.createTempDirectory(home, "told").resolve(errand.name());
		Process process = start(errand, told);
		try {
			Wait.until(errand + " in the other workbench", () -> Files.exists(told) || !process.isAlive());
			return Files.readAllLines(told);
		} catch (AssertionError | NoSuchFileException reason) {
			throw new AssertionError(reason.getMessage() + "; the other workbench wrote:\n" + written(home.resolve(errand + ".log"))
					+ written(home.resolve("workspace/.metadata/.log")), reason);
		} finally {
			process.destroyForcibly();
			Wait.until("the other workbench to be gone", () -> !process.isAlive());
		}
	}

	/** The folder of all of it is gone when somebody wants to know why. */
	private static String written(Path log) throws IOException {
		return Files.exists(log) ? Files.readString(log) : "";
	}

	private Process start(Enum<?> errand, Path told) throws IOException {
		Path configuration = Files.createDirectories(home.resolve("configuration"));
		Path ours = Path.of(java.net.URI.create(System.getProperty("osgi.configuration.area").replace(" ", "%20")));
		if (!Files.exists(configuration.resolve(CONFIGURATION))) {
			Files.copy(ours.resolve(CONFIGURATION), configuration.resolve(CONFIGURATION));
		}
		List<String> command = new ArrayList<>();
		command.add(ProcessHandle.current().info().command().orElse("java"));
		// How its classes are compiled and its garbage is collected: it is as short of time as we are.
		ManagementFactory.getRuntimeMXBean().getInputArguments().stream().filter(option -> option.startsWith("-XX:")).forEach(command::add);
		command.addAll(List.of("-D" + ERRAND + "=" + errand, "-D" + TOLD + "=" + told,
				"-Dhullwright.test.pack=" + System.getProperty("hullwright.test.pack"), "-cp", launcher(),
				"org.eclipse.equinox.launcher.Main", "-install", ours.getParent().toString(), "-configuration", configuration.toString(),
				"-data", home.resolve("workspace").toString(), "-application", "org.hullwright.workbench.application", "-product",
				"org.hullwright.workbench.product"));
		return new ProcessBuilder(command).redirectErrorStream(true).redirectOutput(home.resolve(errand + ".log").toFile()).start();
	}

	private static String launcher() {
		return List.of(System.getProperty("java.class.path").split(File.pathSeparator)).stream()
				.filter(entry -> entry.contains("equinox.launcher")).findFirst()
				.orElseThrow(() -> new AssertionError("nothing starts a workbench in " + System.getProperty("java.class.path")));
	}
}
