package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.NullProgressMonitor;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.ide.IDE;
import org.hullwright.editor.problems.ProblemMarkers;
import org.hullwright.lang.pack.DecodedText;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Files that are in another encoding than Hull: they are shown as they were meant, told, and lose nothing. */
@WindowTest
class EncodingTest {

	private static final Charset WINDOWS = Charset.forName("windows-1252");
	private static final String PRICE = "pack strain\ntoken Counter \"5 \u20ac\"\n";

	private final AuthoringWindow window = new AuthoringWindow();
	private IProject pack;

	@BeforeEach
	void createPack() throws CoreException {
		window.reset();
		pack = Projects.withPack("strain", "pack strain { version 1.0.0 }\n");
		window.packsChecked();
	}

	@AfterEach
	void deletePack() throws CoreException {
		EditorPage.page().closeAllEditors(false);
		Projects.delete(pack);
		window.packsChecked();
	}

	@Test
	void a_text_of_an_old_editor_is_shown_as_it_was_meant_and_told() throws CoreException {
		IFile file = create("price.hull", PRICE.getBytes(WINDOWS));
		EditorPage editor = EditorPage.open(file);
		assertEquals(PRICE, editor.text());
		Wait.until("the problem in the list", () -> !markers().isEmpty());
		Wait.until("the problem in the text", () -> editor.underlined().equals(List.of("\u20ac")));
		Screenshots.take("encoding-told");
	}

	@Test
	void a_text_of_an_old_editor_is_saved_in_utf_8_and_stays_in_the_history_as_it_was() throws CoreException, IOException {
		IFile file = create("price.hull", PRICE.getBytes(WINDOWS));
		EditorPage.open(file).replace("Counter", "Chair").save();
		assertEquals(PRICE.replace("Counter", "Chair"), new String(file.readAllBytes(), StandardCharsets.UTF_8));
		assertArrayEquals(PRICE.getBytes(WINDOWS), before(file));
		Wait.until("nothing to be wrong", () -> markers().isEmpty());
	}

	@Test
	void a_text_with_two_bytes_for_each_character_loses_nothing_when_it_is_saved() throws CoreException, IOException {
		IFile file = create("price.hull", PRICE.getBytes(StandardCharsets.UTF_16));
		EditorPage.open(file).replace("Counter", "Chair").save();
		assertEquals(PRICE.replace("Counter", "Chair"), DecodedText.of(file.readAllBytes()).text().replace("\ufeff", ""));
		assertArrayEquals(PRICE.getBytes(StandardCharsets.UTF_16), before(file));
	}

	@Test
	void a_file_that_is_no_text_loses_nothing_when_it_is_saved() throws CoreException, IOException {
		byte[] noText = new byte[256];
		IntStream.range(0, noText.length).forEach(place -> noText[place] = (byte) place);
		IFile file = create("noise.hull", noText);
		EditorPage.open(file).replace("abc", "xyz").save();
		assertEquals(new String(noText, StandardCharsets.ISO_8859_1).replace("abc", "xyz"),
				new String(file.readAllBytes(), StandardCharsets.UTF_8));
		assertArrayEquals(noText, before(file));
	}

	@Test
	void the_mark_that_some_editors_write_is_kept_and_is_no_problem() throws CoreException {
		IFile file = create("price.hull", ("\ufeff" + PRICE).getBytes(StandardCharsets.UTF_8));
		EditorPage editor = EditorPage.open(file);
		assertEquals(PRICE, editor.text());
		editor.replace("Counter", "Chair").save();
		window.packsChecked();
		assertEquals(List.of(), markers());
		assertArrayEquals(("\ufeff" + PRICE.replace("Counter", "Chair")).getBytes(StandardCharsets.UTF_8), file.readAllBytes());
	}

	@Test
	void the_quick_fix_writes_what_is_shown_in_utf_8_and_keeps_what_was_there_in_the_history() throws CoreException, IOException {
		IFile file = create("price.hull", PRICE.getBytes(WINDOWS));
		EditorPage editor = EditorPage.open(file).replace("Counter", "Chair");
		Wait.until("the problem", () -> !markers().isEmpty());
		IMarker told = markers().getFirst();
		IMarkerResolution fix = Stream.of(IDE.getMarkerHelpRegistry().getResolutions(told)).findFirst().orElseThrow();
		fix.run(told);
		assertEquals(PRICE.replace("Counter", "Chair"), new String(file.readAllBytes(), StandardCharsets.UTF_8));
		assertEquals(PRICE.replace("Counter", "Chair"), editor.text());
		assertTrue(!editor.isDirty());
		assertArrayEquals(PRICE.getBytes(WINDOWS), before(file));
		Wait.until("the problem to go", () -> markers().isEmpty() && editor.underlined().isEmpty());
	}

	@Test
	void an_encoding_that_a_file_is_not_in_is_given_up_before_anything_can_be_lost() throws CoreException {
		IFile file = create("price.hull", PRICE.getBytes(StandardCharsets.UTF_8));
		EditorPage editor = EditorPage.open(file);
		file.setCharset("US-ASCII", new NullProgressMonitor());
		Wait.until("the encoding to be given up", () -> charsetOf(file) == null);
		Wait.until("the text to be right", () -> editor.text().equals(PRICE));
		editor.replace("Counter", "Chair").save();
		assertArrayEquals(PRICE.replace("Counter", "Chair").getBytes(StandardCharsets.UTF_8), file.readAllBytes());
		assertNull(charsetOf(file));
	}

	/** What was in a file before it was changed last. */
	private static byte[] before(IFile file) throws CoreException, IOException {
		return file.getHistory(new NullProgressMonitor())[0].getContents().readAllBytes();
	}

	private static String charsetOf(IFile file) {
		try {
			return file.getCharset(false);
		} catch (CoreException failure) {
			throw new AssertionError(failure);
		}
	}

	private IFile create(String name, byte[] content) throws CoreException {
		IFile file = pack.getFile(name);
		file.create(content, true, false, new NullProgressMonitor());
		return file;
	}

	private List<IMarker> markers() {
		try {
			return Arrays.asList(pack.findMarkers(ProblemMarkers.TYPE, true, IResource.DEPTH_INFINITE));
		} catch (CoreException failure) {
			throw new AssertionError(failure);
		}
	}
}
