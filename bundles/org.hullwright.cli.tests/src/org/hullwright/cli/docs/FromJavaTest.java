package org.hullwright.cli.docs;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

import org.hullwright.cli.Sources;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example for Java is a whole program: it compiles, and it plays. */
class FromJavaTest {

	private static final Pattern BOX = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

	@TempDir
	private Path classes;

	@Test
	void the_example_plays_a_game() throws ReflectiveOperationException, IOException {
		assertEquals(List.of(), new JavaText("OneGame", example()).problems(classes));
		PrintStream out = System.out;
		var told = new ByteArrayOutputStream();
		try (var loader = new URLClassLoader(new URL[] { classes.toUri().toURL() }, getClass().getClassLoader())) {
			System.setOut(new PrintStream(told, true, StandardCharsets.UTF_8));
			loader.loadClass("OneGame").getMethod("main", String[].class)
					.invoke(null, (Object) new String[] { Sources.examples().resolve("retaliation").toString() });
		} finally {
			System.setOut(out);
		}
		List<String> lines = told.toString(StandardCharsets.UTF_8).lines().toList();
		assertTrue(lines.getLast().contains("; won by ["), lines::toString);
		assertTrue(lines.size() > 20, lines::toString);
	}

	private static String example() throws IOException {
		Matcher box = BOX.matcher(Files.readString(Sources.root().resolve("docs/reference/from-java.md")));
		assertTrue(box.find());
		return box.group(1);
	}
}
