package org.hullwright.workbench.tests.authoring;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.Platform;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Event;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Link;
import org.eclipse.ui.IWorkbench;
import org.eclipse.ui.PlatformUI;
import org.hullwright.editor.guide.GuideView;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What greets an author who starts Hullwright for the first time, and again from the Help menu. */
@WindowTest
class WelcomeTest {

	private static final String STEPS = "org.hullwright.workbench.firstRoom";

	private final IWorkbench workbench = PlatformUI.getWorkbench();
	private final AuthoringWindow window = new AuthoringWindow();

	@BeforeEach
	void welcome() {
		window.reset();
		window.resize(1600, 1000);
		workbench.getIntroManager().showIntro(workbench.getActiveWorkbenchWindow(), false);
		Wait.settled();
	}

	@AfterEach
	void leave() {
		window.useTheme(AuthoringWindow.LIGHT);
		if (workbench.getIntroManager().getIntro() != null) {
			workbench.getIntroManager().closeIntro(workbench.getIntroManager().getIntro());
		}
		EditorPage.page().hideView(EditorPage.page().findViewReference(STEPS));
		Wait.settled();
	}

	@Test
	void says_what_hullwright_is_and_where_to_begin() {
		assertNotNull(workbench.getIntroManager().getIntro());
		assertEquals(
				List.of("Play Retaliation", "See which games there are", "Write your first Room", "Make a pack of your own",
						"Read the tutorial",
						"Go to the workbench"),
				links());
		assertTrue(texts(Label.class).stream().anyMatch(text -> text.startsWith("An unofficial tool by and for players.")));
		Screenshots.take("welcome");
		window.useTheme(AuthoringWindow.DARK);
		Screenshots.take("welcome-dark");
	}

	@Test
	void a_link_takes_the_page_away_and_does_what_it_says() {
		DialogPage newPack = new DialogPage("New pack");
		Wait.inDialog(newPack.title(), () -> {
			newPack.press("Cancel");
			return true;
		});
		follow("Make a pack of your own");
		assertNull(workbench.getIntroManager().getIntro());
	}

	@Test
	void the_game_it_names_is_chosen_in_the_dialog() throws CoreException, IOException {
		IProject retaliation = Projects.withExample("retaliation");
		IProject other = Projects.withPack("another", "pack another { version 1.0.0 }\n");
		try {
			DialogPage play = new DialogPage("Play");
			Wait.inDialog(play.title(), () -> {
				assertEquals("Nemesis: Retaliation", play.chosen("Pack"));
				play.press("Cancel");
				return true;
			});
			follow("Play Retaliation");
		} finally {
			Projects.delete(other);
			Projects.delete(retaliation);
			window.packsChecked();
		}
	}

	@Test
	void the_tutorial_is_opened_in_the_guide() {
		follow("Read the tutorial");
		assertTrue(EditorPage.page().findView(GuideView.ID) instanceof GuideView guide && guide.page().equals("tutorial.md"));
	}

	@Test
	void the_first_room_is_made_step_by_step() {
		follow("Write your first Room");
		assertNotNull(EditorPage.page().findView(STEPS));
		DialogPage newPack = new DialogPage("New pack");
		Wait.inDialog(newPack.title(), () -> {
			newPack.press("Cancel");
			return true;
		});
		button("New pack …").notifyListeners(SWT.Selection, new Event());
		Wait.settled();
		assertTrue(button("1. Make a pack").getSelection(), "what a button has done is ticked");
		assertFalse(button("2. Make a Room").getSelection());
		Screenshots.take("first-room");
		window.useTheme(AuthoringWindow.DARK);
		Screenshots.take("first-room-dark");
	}

	@Test
	void what_is_ticked_is_on_disk_at_once() throws IOException {
		follow("Write your first Room");
		Path kept = Platform.getLocation().append(".metadata/.plugins/org.eclipse.core.runtime/.settings/org.hullwright.workbench.prefs")
				.toPath();
		for (boolean ticked : List.of(true, false)) {
			Button box = button("5. Break something, and mend it");
			box.setSelection(ticked);
			box.notifyListeners(SWT.Selection, new Event());
			assertEquals(ticked, Files.readString(kept).contains("mistake=true"));
		}
	}

	@Test
	void the_largest_game_is_what_a_new_workspace_opens() {
		assertEquals("retaliation", Platform.getPreferencesService().getString("org.hullwright.workbench", "firstExample", "", null));
	}

	private static Button button(String label) {
		return all(Button.class).stream().filter(button -> button.getText().equals(label)).findFirst().orElseThrow();
	}

	private static void follow(String link) {
		Link found = all(Link.class).stream().filter(each -> plain(each.getText()).equals(link)).findFirst().orElseThrow();
		found.notifyListeners(SWT.Selection, new Event());
		Wait.settled();
	}

	private static List<String> links() {
		return texts(Link.class).stream().map(WelcomeTest::plain).toList();
	}

	private static String plain(String text) {
		return text.replaceAll("</?a>", "");
	}

	private static List<String> texts(Class<? extends Control> type) {
		return all(type).stream().map(control -> control instanceof Link link ? link.getText() : ((Label) control).getText()).toList();
	}

	private static <T extends Control> List<T> all(Class<T> type) {
		return find(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell(), type).stream().filter(Control::isVisible).toList();
	}

	private static <T extends Control> List<T> find(Composite parent, Class<T> type) {
		List<T> found = new ArrayList<>();
		for (Control child : parent.getChildren()) {
			if (type.isInstance(child)) {
				found.add(type.cast(child));
			} else if (child instanceof Composite composite) {
				found.addAll(find(composite, type));
			}
		}
		return found;
	}
}
