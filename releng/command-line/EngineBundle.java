import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Writes a Maven repository of the jars that a Java program needs to play games: those of the language and the engine, each with a POM that
 * names the libraries it takes from Maven Central, in the versions that the program was built with.
 */
final class EngineBundle {

	private static final String GROUP = "org.hullwright";
	private static final String SNAPSHOT = "-SNAPSHOT";

	/** What each of our jars needs: of ours by the name alone, of Maven Central by group and name. */
	private static final SortedMap<String, List<String>> NEEDED = new TreeMap<>();

	static {
		NEEDED.put("org.hullwright.model", List.of("org.eclipse.emf:org.eclipse.emf.common", "org.eclipse.emf:org.eclipse.emf.ecore"));
		NEEDED.put("org.hullwright.icons", List.of());
		NEEDED.put("org.hullwright.lang",
				List.of("org.hullwright.model", "org.hullwright.icons", "org.eclipse.xtext:org.eclipse.xtext", "org.eclipse.xtext:org.eclipse.xtext.util",
						"org.eclipse.xtext:org.eclipse.xtext.xbase.lib", "org.eclipse.xtend:org.eclipse.xtend.lib", "org.eclipse.emf:org.eclipse.emf.ecore.xmi",
						"org.eclipse.platform:org.eclipse.core.runtime", "org.eclipse.platform:org.eclipse.equinox.common",
						"org.eclipse.platform:org.eclipse.osgi", "org.antlr:antlr-runtime", "com.google.inject:guice", "com.google.guava:guava",
						"com.google.guava:failureaccess", "jakarta.inject:jakarta.inject-api", "aopalliance:aopalliance", "ch.qos.reload4j:reload4j"));
		NEEDED.put("org.hullwright.engine", List.of("org.hullwright.model", "com.google.code.gson:gson", "org.ow2.asm:asm", "org.ow2.asm:asm-tree", "org.ow2.asm:asm-analysis"));
		NEEDED.put("org.hullwright.packs", List.of("org.hullwright.lang", "org.hullwright.engine"));
	}

	private final Path libraries;
	private final Path target;

	private EngineBundle(Path libraries, Path target) {
		this.libraries = libraries;
		this.target = target;
	}

	/** @param arguments the folder with all jars of the program, and the folder that the repository is written into */
	public static void main(String[] arguments) throws IOException {
		new EngineBundle(Path.of(arguments[0]), Path.of(arguments[1])).write();
	}

	private void write() throws IOException {
		for (String artifact : NEEDED.keySet()) {
			String version = version(artifact).replace(SNAPSHOT, "");
			Path folder = Files.createDirectories(target.resolve(GROUP.replace('.', '/')).resolve(artifact).resolve(version));
			write(folder.resolve(artifact + "-" + version + ".jar"), Files.readAllBytes(jar(artifact)));
			write(folder.resolve(artifact + "-" + version + ".pom"), pom(artifact, version).getBytes(StandardCharsets.UTF_8));
		}
	}

	/** Maven warns of files without their sums. */
	private static void write(Path file, byte[] content) throws IOException {
		Files.write(file, content);
		try {
			String sum = HexFormat.of().formatHex(MessageDigest.getInstance("SHA-1").digest(content));
			Files.writeString(file.resolveSibling(file.getFileName() + ".sha1"), sum);
		} catch (NoSuchAlgorithmException impossible) {
			throw new IllegalStateException("every Java has SHA-1", impossible);
		}
	}

	private String pom(String artifact, String version) throws IOException {
		var pom = new StringBuilder("""
			<?xml version="1.0" encoding="UTF-8"?>
			<project xmlns="http://maven.apache.org/POM/4.0.0">
				<modelVersion>4.0.0</modelVersion>
				<groupId>%s</groupId>
				<artifactId>%s</artifactId>
				<version>%s</version>
				<dependencies>
			""".formatted(GROUP, artifact, version));
		for (String needed : NEEDED.get(artifact)) {
			boolean ours = NEEDED.containsKey(needed);
			String group = ours ? GROUP : needed.substring(0, needed.indexOf(':'));
			String name = needed.substring(needed.indexOf(':') + 1);
			pom.append("""
						<dependency>
							<groupId>%s</groupId>
							<artifactId>%s</artifactId>
							<version>%s</version>
				""".formatted(group, name, version(name).replace(SNAPSHOT, "")));
			if (!ours) { // all that is needed is named here, and nothing else is to come along
				pom.append("			<exclusions><exclusion><groupId>*</groupId><artifactId>*</artifactId></exclusion></exclusions>\n");
			}
			pom.append("		</dependency>\n");
		}
		return pom.append("	</dependencies>\n</project>\n").toString();
	}

	/** The version that a file name tells, as in {@code guice-7.0.0.jar}. */
	private String version(String artifact) throws IOException {
		String name = jar(artifact).getFileName().toString();
		return name.substring(artifact.length() + 1, name.length() - ".jar".length());
	}

	private Path jar(String artifact) throws IOException {
		try (Stream<Path> files = Files.list(libraries)) {
			return files.filter(file -> file.getFileName().toString().matches(artifact.replace(".", "\\.") + "-\\d.*\\.jar")).sorted()
					.findFirst().orElseThrow(() -> new IOException("there is no jar of " + artifact + " in " + libraries));
		}
	}
}
