package org.hullwright.cli.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.cli.Sources;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The jars that a Java program needs to play games become a Maven repository. */
class EngineBundleTest {

	private static final List<String> JARS = List.of("org.hullwright.model-0.1.0-SNAPSHOT", "org.hullwright.icons-0.1.0-SNAPSHOT",
			"org.hullwright.lang-0.1.0-SNAPSHOT", "org.hullwright.lang.ide-0.1.0-SNAPSHOT", "org.hullwright.engine-0.1.0-SNAPSHOT",
			"org.hullwright.packs-0.1.0-SNAPSHOT", "org.hullwright.cli-0.1.0-SNAPSHOT", "org.eclipse.emf.common-2.46.0",
			"org.eclipse.emf.ecore-2.43.0", "org.eclipse.emf.ecore.change-2.18.0", "org.eclipse.emf.ecore.xmi-2.41.0",
			"org.eclipse.xtext-2.42.0", "org.eclipse.xtext.util-2.42.0", "org.eclipse.xtext.xbase.lib-2.42.0",
			"org.eclipse.xtend.lib-2.42.0",
			"org.eclipse.core.runtime-3.34.200", "org.eclipse.equinox.common-3.20.300", "org.eclipse.osgi-3.24.100", "antlr-runtime-3.2",
			"guice-7.0.0", "guava-33.5.0-jre", "failureaccess-1.0.3", "jakarta.inject-api-2.0.1", "aopalliance-1.0", "reload4j-1.2.26",
			"gson-2.15.0", "asm-9.9", "asm-tree-9.9", "asm-analysis-9.9");

	@TempDir
	private Path home;
	private Path libraries;
	private Path repository;

	@BeforeEach
	void lay() throws IOException {
		libraries = Files.createDirectories(home.resolve("lib"));
		repository = home.resolve("repository");
		for (String jar : JARS) {
			Files.writeString(libraries.resolve(jar + ".jar"), "the content of " + jar);
		}
	}

	@Test
	void it_has_our_jars_alone_each_with_its_pom_and_their_sums() throws Exception {
		write();
		try (Stream<Path> files = Files.walk(repository)) {
			assertEquals(List.of("engine", "icons", "lang", "model", "packs").stream().map(name -> "org.hullwright." + name)
					.flatMap(name -> Stream.of(".jar", ".jar.sha1", ".pom", ".pom.sha1")
							.map(ending -> "org/hullwright/" + name + "/0.1.0/" + name + "-0.1.0" + ending))
					.toList(),
					files.filter(Files::isRegularFile).map(file -> repository.relativize(file).toString().replace('\\', '/')).sorted()
							.toList());
		}
		assertEquals("the content of org.hullwright.lang-0.1.0-SNAPSHOT", Files.readString(file("lang", ".jar")));
	}

	@Test
	void poms_name_what_is_needed_in_the_version_that_was_built_with() throws Exception {
		write();
		String lang = Files.readString(file("lang", ".pom"));
		for (String needed : List.of("<artifactId>org.hullwright.model</artifactId>\n\t\t\t<version>0.1.0</version>",
				"<groupId>com.google.guava</groupId>\n\t\t\t<artifactId>guava</artifactId>\n\t\t\t<version>33.5.0-jre</version>",
				"<groupId>org.eclipse.emf</groupId>\n\t\t\t<artifactId>org.eclipse.emf.ecore.xmi</artifactId>\n\t\t\t<version>2.41.0</version>")) {
			assertTrue(lang.contains(needed), lang);
		}
		assertTrue(Files.readString(file("packs", ".pom")).contains("org.hullwright.engine"));
	}

	@Test
	void a_jar_that_is_missing_is_told() throws Exception {
		Files.delete(libraries.resolve("guice-7.0.0.jar"));
		Throwable refused = assertThrows(InvocationTargetException.class, this::write).getCause();
		assertEquals("there is no jar of guice in " + libraries, refused.getMessage());
	}

	private Path file(String name, String ending) {
		return repository.resolve("org/hullwright/org.hullwright." + name + "/0.1.0/org.hullwright." + name + "-0.1.0" + ending);
	}

	private void write() throws Exception {
		Path classes = Files.createDirectories(home.resolve("classes"));
		String text = Files.readString(Sources.root().resolve("releng/command-line/EngineBundle.java"));
		assertEquals(List.of(), new JavaText("EngineBundle", text).problems(classes));
		try (var loader = new URLClassLoader(new URL[] { classes.toUri().toURL() }, getClass().getClassLoader())) {
			var main = loader.loadClass("EngineBundle").getMethod("main", String[].class);
			main.setAccessible(true);
			main.invoke(null, (Object) new String[] { libraries.toString(), repository.toString() });
		}
	}
}
