package org.hullwright.workbench.tests.playtest;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

import org.eclipse.core.resources.IProject;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.jobs.IJobManager;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.swt.graphics.Point;
import org.eclipse.swt.graphics.Rectangle;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Shell;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.eclipse.ui.PlatformUI;
import org.hullwright.playtest.playdialog.SetupPanel;
import org.hullwright.playtest.start.PlayHandler;
import org.hullwright.workbench.tests.window.DialogPage;
import org.hullwright.workbench.tests.window.Projects;
import org.hullwright.workbench.tests.window.Screenshots;
import org.hullwright.workbench.tests.window.Wait;
import org.hullwright.workbench.tests.window.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Who is chosen to play, when somebody then chooses another pack. */
@WindowTest
class PlayDialogTest {

	private static final DialogPage DIALOG = new DialogPage("Play");
	private static final String PERSON = "Person";
	private static final String BOT = "Bot";
	private static final String GOALS = "Bot with goals";
	private static final String AHEAD = "Bot that looks ahead";
	private static final String PACK = """
		pack %1$s { version 1.0.0 }
		character Ann
		mode Night "Night"
		mode Harder "Harder"
		expansion Storm "The Storm" { }
		expansion Flood "The Flood" { }
		procedure Begin { say "Go" }
		phase Turn { end game "over" }
		game Hunt { players %2$d to %3$d setup Begin round Turn }
		""";

	private final PlayTestWindow window = new PlayTestWindow();
	private final List<String> seated = new ArrayList<>();
	private IProject large;
	private IProject small;
	private IProject alone;

	@BeforeEach
	void createPacks() throws CoreException {
		large = Projects.withPack("large_table", PACK.formatted("large_table", 2, 5));
		alone = Projects.withPack("table_for_one", PACK.formatted("table_for_one", 1, 1));
		small = Projects.withPack("small_table", PACK.formatted("small_table", 2, 3));
	}

	@AfterEach
	void deletePacks() throws CoreException {
		Projects.delete(large);
		Projects.delete(small);
		Projects.delete(alone);
	}

	@Test
	void they_stay_as_far_as_the_other_pack_seats_as_many() {
		Wait.inDialog(DIALOG.title(), () -> {
			choosePack(large);
			players().setSelection(4);
			seat(1, GOALS);
			seat(2, PERSON);
			seat(3, AHEAD);
			choosePack(small);
			Screenshots.take("play-dialog-other-pack");
			seated.addAll(seats());
			choosePack(large);
			seated.addAll(seats());
			DIALOG.press("Cancel");
			return true;
		});
		window.run("org.hullwright.playtest.play");
		assertEquals(List.of(GOALS, PERSON, AHEAD, GOALS, PERSON, AHEAD), seated);
	}

	@Test
	void the_fewest_of_the_other_pack_are_asked_for_who_are_missing() {
		Wait.inDialog(DIALOG.title(), () -> {
			choosePack(alone);
			seat(1, GOALS);
			choosePack(large);
			seated.addAll(seats());
			DIALOG.press("Cancel");
			return true;
		});
		window.run("org.hullwright.playtest.play");
		assertEquals(List.of(GOALS, BOT), seated);
	}

	@Test
	void everything_that_can_be_chosen_for_three_players_is_seen() {
		assertEquals(List.of(), cutOffWith(3));
	}

	@Test
	void everything_that_can_be_chosen_for_five_players_is_seen() {
		assertEquals(List.of(), cutOffWith(5));
	}

	@Test
	void what_is_missing_to_play_a_pack_without_a_game_is_said_at_the_top() throws CoreException {
		IProject library = Projects.withPack("no_table", "pack no_table { version 1.0.0 }\ncharacter Ann\n");
		try {
			Wait.inDialog(DIALOG.title(), () -> {
				Wait.until("the reason",
						() -> DIALOG.all(Text.class).stream().anyMatch(text -> text.getText().contains("how the game goes")));
				Screenshots.take("play-dialog-without-game");
				DIALOG.press("Cancel");
				return true;
			});
			PlayHandler.play(PlatformUI.getWorkbench().getActiveWorkbenchWindow(), library);
		} finally {
			Projects.delete(library);
		}
	}

	@Test
	void only_what_can_be_played_is_offered_games_first_and_what_was_played_last_is_chosen() throws CoreException {
		List<String> offered = new ArrayList<>();
		IProject library = Projects.withPack("a_library", "pack a_library { version 1.0.0 }\ncharacter Ann\n");
		IProject addition = Projects.withPack("an_addition",
				"pack an_addition { version 1.0.0 requires small_table from 1.0.0 }\ncharacter Bob\n");
		try {
			window.play(small.getName());
			Wait.inDialog(DIALOG.title(), () -> {
				Wait.until("the packs", () -> DIALOG.isOfferedToChoose("Pack"));
				offered.addAll(DIALOG.offered("Pack"));
				offered.add(DIALOG.chosen("Pack"));
				DIALOG.press("Cancel");
				return true;
			});
			PlayHandler.play(PlatformUI.getWorkbench().getActiveWorkbenchWindow(), null);
		} finally {
			window.playTest().session().ifPresent(window.playTest()::end);
			Projects.delete(library);
			Projects.delete(addition);
		}
		assertEquals(List.of("large_table", "small_table", "table_for_one", "an_addition", "small_table"), offered);
	}

	@Test
	void it_is_open_before_any_pack_has_been_looked_into_and_offers_them_when_that_is_done() {
		List<String> before = new ArrayList<>();
		List<String> offered = new ArrayList<>();
		IJobManager background = Job.getJobManager();
		Wait.inDialog(DIALOG.title(), () -> {
			before.addAll(DIALOG.offered("Pack"));
			before.addAll(DIALOG.all(Label.class).stream().map(Label::getText).filter(text -> text.startsWith("Looking")).toList());
			background.resume();
			Wait.until("the packs", () -> DIALOG.isOfferedToChoose("Pack"));
			offered.addAll(DIALOG.offered("Pack"));
			DIALOG.press("Cancel");
			return true;
		});
		background.suspend();
		try {
			PlayHandler.play(PlatformUI.getWorkbench().getActiveWorkbenchWindow(), null);
		} finally {
			background.resume();
		}
		assertEquals(List.of("Looking for what can be played …"), before);
		assertEquals(List.of("large_table", "small_table", "table_for_one"), offered);
	}

	@Test
	void a_pack_is_offered_by_its_title_and_of_the_same_titles_with_the_project() throws CoreException {
		List<String> offered = new ArrayList<>();
		IProject first = Projects.withPack("hunt_one", PACK.formatted("hunt_one \"The hunt\"", 1, 2));
		IProject second = Projects.withPack("hunt_two", PACK.formatted("hunt_two \"The hunt\"", 1, 2));
		IProject titled = Projects.withPack("a_table", PACK.formatted("a_table \"A table for two\"", 2, 2));
		try {
			Wait.inDialog(DIALOG.title(), () -> {
				Wait.until("the packs", () -> DIALOG.isOfferedToChoose("Pack"));
				offered.addAll(DIALOG.offered("Pack"));
				DIALOG.press("Cancel");
				return true;
			});
			PlayHandler.play(PlatformUI.getWorkbench().getActiveWorkbenchWindow(), null);
		} finally {
			Projects.delete(first);
			Projects.delete(second);
			Projects.delete(titled);
		}
		assertTrue(offered.containsAll(List.of("A table for two", "The hunt (hunt_one)", "The hunt (hunt_two)")), offered::toString);
	}

	@Test
	void what_keeps_packs_from_being_read_is_told_instead_of_waiting() {
		Shell shell = new Shell(PlatformUI.getWorkbench().getActiveWorkbenchWindow().getShell());
		try {
			SetupPanel panel = new SetupPanel(PlatformUI.getWorkbench().getActiveWorkbenchWindow(), new SetupPanel.Listener() {

				@Override
				public void changed() {
					// The label says it.
				}

				@Override
				public void read() {
					// Nothing is.
				}

				@Override
				public void left() {
					// Nothing to leave.
				}
			});
			Composite area = (Composite) panel.create(shell);
			panel.look(() -> {
				throw new UncheckedIOException(new IOException("the disk is gone"));
			}, found -> {});
			Wait.until("the reason", () -> labels(area).stream().anyMatch(text -> text.contains("the disk is gone")));
		} finally {
			shell.dispose();
		}
	}

	private static List<String> labels(Composite area) {
		List<String> texts = new ArrayList<>();
		for (Control child : area.getChildren()) {
			if (child instanceof Label label) {
				texts.add(label.getText());
			} else if (child instanceof Composite inner) {
				texts.addAll(labels(inner));
			}
		}
		return texts;
	}

	private List<String> cutOffWith(int number) {
		List<String> cutOff = new ArrayList<>();
		Wait.inDialog(DIALOG.title(), () -> {
			choosePack(large);
			players().setSelection(number);
			Wait.settled();
			Screenshots.take("play-dialog-" + number + "-players");
			cutOff.addAll(DIALOG.all(Control.class).stream().filter(control -> control.isVisible() && isCutOff(control))
					.map(Control::toString).toList());
			DIALOG.press("Cancel");
			return true;
		});
		window.run("org.hullwright.playtest.play");
		return cutOff;
	}

	/** Whether a part of it lies outside of something that it is in. */
	private static boolean isCutOff(Control control) {
		Rectangle seen = control.getBounds();
		for (Composite around = control.getParent(); around != null; around = around.getParent()) {
			Rectangle room = around.getClientArea();
			if (seen.y + seen.height > room.y + room.height) {
				return true;
			}
			Point inside = around instanceof Shell ? new Point(0, 0) : around.getLocation();
			seen = new Rectangle(seen.x + inside.x, seen.y + inside.y, seen.width, seen.height);
		}
		return false;
	}

	private static void choosePack(IProject pack) {
		Wait.until("the packs", () -> DIALOG.isOfferedToChoose("Pack"));
		DIALOG.choose("Pack", pack.getName());
		Wait.until(pack.getName() + " to be read", () -> DIALOG.isEnabled("Play"));
	}

	private static void seat(int player, String who) {
		DIALOG.choose("Player " + player, who);
	}

	private static List<String> seats() {
		return IntStream.rangeClosed(1, players().getSelection()).mapToObj(player -> DIALOG.chosen("Player " + player)).toList();
	}

	private static Spinner players() {
		return DIALOG.all(Spinner.class).stream().filter(Control::isVisible).findFirst().orElseThrow();
	}
}
