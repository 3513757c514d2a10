package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.e4.core.contexts.IEclipseContext;
import org.eclipse.jface.viewers.StructuredSelection;
import org.eclipse.swt.custom.StyledText;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.ui.PlatformUI;
import org.hullwright.editor.examples.ExampleProjects;
import org.hullwright.editor.picture.PictureChooser;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A new Room, Event or whatever a pack has kinds for, from the New menu. */
@WindowTest
class NewElementTest {

	private static final String ROOM = "org.hullwright.editor.newRoom";
	private static final String TEST = "org.hullwright.editor.newTest";
	private static final String OTHER = "org.hullwright.editor.newElement";
	private static final DialogPage DIALOG = new DialogPage("New element");

	private static final String HARBOUR = """
			pack harbour "The harbour" { version 1.0.0 }

			values Smell { tar, fish "stale fish", salt }

			extend room {
				/* Where it stands on the quay. */
				printed berth: number
				printed smells: list of Smell
				printed crane: truth = no
				printed flooded: truth = no reads "is under water"
				effect use by actor: character
			}

			kind parcel is token { printed weight: number 1 to 9 = 1 }

			mode Fog "In the fog"

			room Quay "The Quay" {
				berth: 1
				crane
				use { say "{actor} looks out to sea" }
			}

			room Shed "The Shed" {
				berth: 2
				smells: tar, fish
				use { say "{actor} takes a nap" }
			}

			deck Rooms "Rooms of the harbour" of room { contains Quay, Shed }
			""";

	private final AuthoringWindow window = new AuthoringWindow();
	private IProject harbour;

	@BeforeEach
	void createPack() throws CoreException {
		window.reset();
		window.resize(1600, 1000);
		harbour = Projects.withPack("harbour", HARBOUR);
		window.packsChecked();
	}

	@AfterEach
	void deletePack() throws CoreException {
		window.useTheme(AuthoringWindow.LIGHT);
		EditorPage.page().closeAllEditors(false);
		Projects.delete(harbour);
		window.packsChecked();
	}

	@Test
	void a_room_is_written_beside_the_others_and_opened_where_its_author_goes_on() {
		Wait.inDialog(DIALOG.title(), () -> {
			DIALOG.type("Title:", "Captain's Cabin");
			Wait.until("the form", () -> DIALOG.chosen("Starts in:").equals("Rooms of the harbour"));
			DIALOG.type("Smells:", "salt");
			DIALOG.press("Crane");
			Wait.until("the text of it", () -> preview().contains("smells: salt") && preview().contains("crane"));
			Screenshots.take("new-room");
			DIALOG.pressWhenEnabled("Finish");
			return true;
		});
		NewWizard.open(ROOM, new StructuredSelection(harbour));
		EditorPage editor = EditorPage.active();
		assertTrue(editor.text().contains("""
				}

				room CaptainsCabin "Captain's Cabin" {
					berth: 3
					smells: salt
					crane
					use {
				\t\t
					}
				}

				deck Rooms "Rooms of the harbour" of room { contains Quay, Shed, CaptainsCabin }
				"""), editor::text);
		assertFalse(editor.isDirty(), "it is saved, for the file was");
		editor.type("say \"Ahoy\"");
		assertTrue(editor.text().contains("\tuse {\n\t\tsay \"Ahoy\"\n\t}"), editor::text);
		editor.save();
		window.packsChecked();
		assertEquals(List.of(), editor.complaints());
	}

	@Test
	void names_that_are_taken_are_refused_with_the_reason() {
		Wait.inDialog(DIALOG.title(), () -> {
			Wait.until("the form", () -> DIALOG.chosen("Starts in:").equals("Rooms of the harbour"));
			assertFalse(DIALOG.isEnabled("Finish"), "nothing is said yet");
			DIALOG.type("Title:", "Shed");
			Wait.until("the reason", () -> DIALOG.says("“Shed” is taken: harbour has a room of that name."));
			assertFalse(DIALOG.isEnabled("Finish"), "the name is taken");
			Screenshots.take("new-room-refused");
			DIALOG.press("Cancel");
			return true;
		});
		NewWizard.open(ROOM, new StructuredSelection(harbour));
	}

	@Test
	void a_kind_that_the_pack_declares_is_offered_like_those_everybody_knows() {
		window.useTheme(AuthoringWindow.DARK);
		Wait.inDialog(DIALOG.title(), () -> {
			Wait.until("the kinds", () -> DIALOG.chosen("Kind:").equals("Token"));
			DIALOG.choose("Kind:", "Parcel");
			Wait.until("the form", () -> DIALOG.says("Weight:"));
			DIALOG.type("Title:", "Box of tea");
			Wait.until("the text of it", () -> preview().startsWith("parcel BoxOfTea \"Box of tea\""));
			Screenshots.take("new-parcel-dark");
			DIALOG.pressWhenEnabled("Finish");
			return true;
		});
		NewWizard.open(OTHER, new StructuredSelection(harbour));
		assertTrue(EditorPage.active().text().endsWith("parcel BoxOfTea \"Box of tea\" {\n\t\n}\n"), EditorPage.active()::text);
	}

	@Test
	void a_test_goes_into_a_new_file_when_its_author_names_one() {
		window.useTheme(AuthoringWindow.DARK);
		Wait.inDialog(DIALOG.title(), () -> {
			Wait.until("the form", () -> DIALOG.says("Players:"));
			DIALOG.type("Title:", "the crane holds");
			DIALOG.type("Modes:", "Fog");
			Combo file = DIALOG.all(Combo.class).getLast();
			file.setText("../cranes");
			Wait.until("the reason", () -> DIALOG.says("“../cranes” cannot be the name of a file in the pack."));
			assertFalse(DIALOG.isEnabled("Finish"));
			file.setText("tests/cranes");
			Wait.until("the text of it", () -> preview().contains("modes Fog"));
			Screenshots.take("new-test-dark");
			DIALOG.pressWhenEnabled("Finish");
			return true;
		});
		NewWizard.open(TEST, new StructuredSelection(harbour));
		assertEquals("cranes.hull", EditorPage.active().title());
		assertTrue(EditorPage.active().text().startsWith("pack harbour\n\ntest \"the crane holds\" {\n\tgiven players 2 modes Fog\n"),
				EditorPage.active()::text);
	}

	@Test
	void who_looks_at_an_example_writes_into_a_pack_of_their_own() throws CoreException {
		ExampleProjects.mark(harbour);
		IProject own = Projects.withPack("pier", "pack pier { version 1.0.0 requires harbour }\n");
		try {
			Wait.inDialog(DIALOG.title(), () -> {
				Wait.until("the own pack", () -> DIALOG.chosen("Pack:").equals("pier") && DIALOG.says("Berth:"));
				assertFalse(DIALOG.says("one of the examples"), "it is none");
				DIALOG.choose("Pack:", "harbour");
				Wait.until("a warning", () -> DIALOG.says("This goes into “harbour”, one of the examples."));
				Screenshots.take("new-room-in-example");
				DIALOG.press("Cancel");
				return true;
			});
			EditorPage.open(harbour.getFile("harbour.hull"));
			NewWizard.open(ROOM, StructuredSelection.EMPTY);
		} finally {
			EditorPage.page().closeAllEditors(false);
			Projects.delete(own);
		}
	}

	@Test
	void a_number_is_explained_and_a_picture_is_taken_into_the_pack(@TempDir Path elsewhere) throws Exception {
		Path drawing = Files.writeString(elsewhere.resolve("lamp.svg"), "<svg xmlns='http://www.w3.org/2000/svg' width='3' height='2'/>");
		IEclipseContext context = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getService(IEclipseContext.class);
		PictureChooser answer = (parent, begin) -> Optional.of(drawing);
		context.set(PictureChooser.class, answer);
		try {
			Wait.inDialog(DIALOG.title(), () -> {
				Wait.until("the form", () -> DIALOG.says("Where it stands on the quay. Examples: The Quay 1, The Shed 2."));
				DIALOG.type("Title:", "Lighthouse");
				DIALOG.press("Browse …");
				Wait.until("the text of it", () -> preview().contains("picture: \"pictures/lamp.svg\""));
				Wait.until("the draft to be looked at", () -> DIALOG.isEnabled("Finish"));
				assertFalse(DIALOG.says("There is no picture"), "it is going to be there");
				Screenshots.take("new-room-picture");
				assertFalse(harbour.getFile("pictures/lamp.svg").exists(), "nothing is written before the end");
				DIALOG.pressWhenEnabled("Finish");
				return true;
			});
			NewWizard.open(ROOM, new StructuredSelection(harbour));
		} finally {
			context.remove(PictureChooser.class);
		}
		assertEquals(Files.readString(drawing), Projects.read(harbour.getFile("pictures/lamp.svg")));
		window.packsChecked();
		assertEquals(List.of(), EditorPage.active().complaints());
	}

	private static String preview() {
		return DIALOG.all(StyledText.class).getLast().getText();
	}
}
