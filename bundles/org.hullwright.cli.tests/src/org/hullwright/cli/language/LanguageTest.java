package org.hullwright.cli.language;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

import com.google.inject.Injector;
import org.eclipse.emf.ecore.EClass;
import org.hullwright.cli.Cli;
import org.hullwright.cli.terminal.ExitCode;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.pack.PackLoader;
import org.hullwright.model.HullFile;
import org.hullwright.model.HullPackage;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** The packs beside this class say in Hull what Hull means, and test themselves. */
class LanguageTest {

	private static final List<String> PACKS = List.of("boards", "choices", "designs", "goals", "kinds", "knowledge", "lists", "rules",
			"sides", "tests", "zones");

	/** Run by {@link ExpansionsTest}. */
	private static final List<String> EXPANSIONS = List.of("expansions/keep", "expansions/beyond");

	@TempDir
	private Path home;

	@ParameterizedTest
	@FieldSource("PACKS")
	void everything_means_what_it_says(String pack) throws IOException {
		Cli cli = new Cli(home);
		var result = cli.run("test", cli.pack(pack, text(pack)));
		assertEquals(ExitCode.FINE, result.code(), () -> result.out() + result.err());
	}

	/** So that whoever adds a construct to the language also says here what it means. */
	@Test
	void every_construct_of_the_language_is_used() throws IOException {
		Injector language = new HullStandaloneSetup().createInjectorAndDoEMFRegistration();
		Set<String> unused = new TreeSet<>();
		HullPackage.eINSTANCE.getEClassifiers().stream().filter(type -> type instanceof EClass known && !known.isAbstract())
				.forEach(type -> unused.add(type.getName()));
		List<String> all = new ArrayList<>(PACKS);
		all.addAll(EXPANSIONS);
		for (String pack : all) {
			Path folder = Path.of(new Cli(home).pack(pack.substring(pack.indexOf('/') + 1), text(pack)));
			for (HullFile file : language.getInstance(PackLoader.class).load(folder).ownFiles()) {
				unused.remove(file.eClass().getName());
				file.eAllContents().forEachRemaining(object -> unused.remove(object.eClass().getName()));
			}
		}
		assertEquals(Set.of(), unused);
	}

	private static String text(String pack) throws IOException {
		try (InputStream text = LanguageTest.class.getResourceAsStream(pack + ".hull")) {
			return new String(text.readAllBytes(), StandardCharsets.UTF_8);
		}
	}
}
