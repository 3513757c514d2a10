package org.hullwright.cluster;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Starts Java processes as the script {@code hullwright} and the scripts of Spark do. Closing it ends all that are left. */
final class TestPrograms implements AutoCloseable {

	private static final Path PROGRAM = Path.of("../org.hullwright.cli/target/dependencies-list.txt");
	private static final Path SPARK = Path.of("../../releng/spark/target/class-path.txt");
	/** The second compiler would not pay in so short a time. */
	private static final String SHORT_LIVED = "-XX:TieredStopAtLevel=1";
	private static final List<String> OPENED = List.of("java.lang", "java.lang.invoke", "java.lang.reflect", "java.io", "java.net",
			"java.nio",
			"java.util", "java.util.concurrent", "java.util.concurrent.atomic", "sun.nio.ch", "sun.nio.cs", "sun.util.calendar",
			"jdk.internal.ref");

	private final Path home;
	private final Path spark;
	private final List<Process> started = new ArrayList<>();

	private TestPrograms(Path home, Path spark) {
		this.home = home;
		this.spark = spark;
	}

	/** Lays the libraries of Spark into a folder below another one. */
	static TestPrograms in(Path home) throws IOException {
		Path jars = Files.createDirectories(home.resolve("spark/jars"));
		Files.writeString(jars.resolveSibling("RELEASE"), "Spark 4.2");
		for (String jar : Files.readString(SPARK).strip().split(File.pathSeparator)) {
			place(Path.of(jar), jars.resolve(Path.of(jar).getFileName()));
		}
		return new TestPrograms(home, jars.getParent());
	}

	/** A hard link takes no time, where the file system is the same. */
	private static void place(Path jar, Path target) throws IOException {
		try {
			Files.createLink(target, jar);
		} catch (IOException | UnsupportedOperationException otherFileSystem) {
			Files.copy(jar, target);
		}
	}

	/** A folder for one of the processes. */
	Path folder(String name) throws IOException {
		return Files.createDirectories(home.resolve(name));
	}

	/** Starts a part of Spark. */
	Process spark(String log, String main, String... arguments) throws IOException {
		return started(log, log, spark.resolve("jars") + "/*", main, List.of(arguments));
	}

	/** Starts a command of Hullwright; what it prints and what it remarks are files called so. */
	Process hullwright(String name, String... arguments) throws IOException {
		String own;
		try (Stream<Path> built = Files.list(Path.of("target"))) {
			own = built.map(Path::toString).filter(file -> file.endsWith(".jar")).findFirst().orElseThrow();
		}
		String program = Files.readAllLines(PROGRAM).stream().filter(jar -> Files.isRegularFile(Path.of(jar)))
				.collect(Collectors.joining(File.pathSeparator));
		return started(name + ".out", name + ".err", String.join(File.pathSeparator, program, own, spark.resolve("jars") + "/*"),
				"org.hullwright.cli.Hullwright", List.of(arguments));
	}

	/** What a process has written so far. */
	String written(String file) throws IOException {
		Path written = home.resolve(file);
		return Files.exists(written) ? Files.readString(written) : "";
	}

	private Process started(String out, String err, String classPath, String main, List<String> arguments) throws IOException {
		List<String> command = new ArrayList<>(
				List.of(ProcessHandle.current().info().command().orElseThrow(), "-XX:+UseSerialGC", SHORT_LIVED,
						"-Dspark.executor.extraJavaOptions=-XX:+UseSerialGC " + SHORT_LIVED, "-Dfile.encoding=UTF-8",
						"--enable-native-access=ALL-UNNAMED"));
		OPENED.forEach(part -> command.add("--add-opens=java.base/" + part + "=ALL-UNNAMED"));
		command.addAll(List.of("-cp", classPath, main));
		command.addAll(arguments);
		ProcessBuilder builder = new ProcessBuilder(command).redirectOutput(home.resolve(out).toFile());
		if (out.equals(err)) {
			builder.redirectErrorStream(true);
		} else {
			builder.redirectError(home.resolve(err).toFile());
		}
		builder.environment().putAll(Map.of("SPARK_HOME", spark.toString(), "SPARK_SCALA_VERSION", "2.13", "SPARK_LOCAL_IP", "127.0.0.1",
				"HULLWRIGHT_CLUSTER_LOG", home.resolve("cluster.log").toString()));
		Process process = builder.start();
		started.add(process);
		return process;
	}

	/** Kills a process with all that it has started, as if its machine had no power any longer. */
	static void kill(Process process) {
		List<ProcessHandle> below = process.descendants().toList();
		process.destroyForcibly();
		below.forEach(ProcessHandle::destroyForcibly);
	}

	@Override
	public void close() {
		started.forEach(TestPrograms::kill);
	}
}
