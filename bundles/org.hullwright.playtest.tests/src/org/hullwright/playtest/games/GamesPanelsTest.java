package org.hullwright.playtest.games;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

import org.hullwright.lang.ide.HullIdeSetup;
import org.hullwright.packs.PackFolders;
import org.hullwright.packs.ToolChain;
import org.hullwright.packs.family.FamilyReader;
import org.hullwright.packs.family.GameFamily;
import org.hullwright.picture.Drawing;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.fixture.WrittenLines;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.Panel.ActivePlace;
import org.hullwright.playtest.panel.PanelAction;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The page of the games: what is told of each, and what can be clicked. */
class GamesPanelsTest {

	private static final double WIDTH = 700;
	private static final double NARROW = 200;

	@TempDir
	private Path home;
	private GameFamily family;

	@BeforeEach
	void givenAGameWithACompanionOnABase() throws IOException {
		write("waters", "pack waters \"Waters\" { version 1.0.0 }\n");
		write("pond", """
			pack pond "The pond" { version 1.0.0 requires waters }
			procedure SetUp { }
			phase Day { }
			game Pond "A day" { players 1 to 3  setup SetUp  round Day }
			mode Windy "A windy day"
			""");
		write("swan", "pack swan \"The swan\" { version 1.0.0 requires waters }\ncharacter Swan \"The swan\"\n");
		Files.writeString(home.resolve("pond/README.md"), "# The pond\n\nDucks swim.\n");
		family = read();
	}

	private void write(String pack, String text) throws IOException {
		Files.writeString(Files.createDirectories(home.resolve(pack)).resolve(pack + ".hull"), text);
	}

	private GameFamily read() throws IOException {
		return new FamilyReader(HullIdeSetup.shared().getInstance(ToolChain.class)).read(PackFolders.in(List.of(home)), List.of(),
				folder -> {}, () -> false);
	}

	private Panel panel(double width) {
		return new GamesPanels(BoardTheme.LIGHT, TextMeasure.ESTIMATE).of(family, width);
	}

	@Test
	void each_game_stands_with_its_facts_above_what_goes_with_it_and_what_is_shared() {
		assertEquals(List.of("Open", "Play", "The pond", "Ducks swim.", "Players", "1 to 3", "Modes", "A windy day", "Builds on", "Waters",
				"Tests", "0", "Open", "Play", "The swan", "Characters", "The swan", "Tests", "0", "Shared by games, and played in them",
				"Open",
				"Waters", "Tests", "0"), WrittenLines.of(panel(WIDTH).picture()));
	}

	@Test
	void a_pack_is_played_by_its_number_and_opened_at_its_head() {
		List<PanelAction> actions = panel(WIDTH).places().stream().map(ActivePlace::action).toList();
		int swan = family.packs().stream().map(pack -> pack.name()).toList().indexOf("swan");
		assertTrue(actions.contains(new PanelAction.Choose(swan)), actions::toString);
		assertTrue(actions.contains(new PanelAction.Open(family.packs().get(swan).head())), actions::toString);
	}

	@Test
	void what_is_only_shared_cannot_be_played() {
		int waters = family.packs().stream().map(pack -> pack.name()).toList().indexOf("waters");
		assertTrue(panel(WIDTH).places().stream().map(ActivePlace::action).noneMatch(new PanelAction.Choose(waters)::equals));
	}

	@Test
	void nothing_that_can_be_clicked_lies_outside_however_narrow_the_page_is() {
		for (double width : new double[] { NARROW, WIDTH }) {
			assertTrue(panel(width).places().stream()
					.allMatch(place -> place.bounds().x() >= 0 && place.bounds().x() + place.bounds().width() <= width));
		}
	}

	@Test
	void before_the_packs_have_been_read_the_page_says_that_they_are_looked_at() {
		Panel panel = new GamesPanels(BoardTheme.LIGHT, TextMeasure.ESTIMATE).of(null, WIDTH);
		assertEquals(List.of("Looking at the packs …"), WrittenLines.of(panel.picture()));
	}

	@Test
	void an_empty_workspace_is_told_how_to_make_a_pack() {
		family = GameFamily.of(List.of());
		assertTrue(WrittenLines.of(panel(WIDTH).picture()).contains("File > New > Pack makes one."));
	}

	@Test
	void a_pack_has_the_icon_before_its_title_that_its_author_shows_its_game_by() throws IOException {
		int without = icons(panel(WIDTH));
		write("pond", """
			pack pond "The pond" { version 1.0.0 requires waters }
			procedure SetUp { }
			phase Day { }
			game Pond "A day" { players 1 to 3  setup SetUp  round Day }
			mode Windy "A windy day"
			room Reeds "Reeds" { }
			show Reeds as "reed"
			show Pond as "duck"
			""");
		family = read();

		assertEquals("duck", family.games().getFirst().pack().text().icon());
		assertEquals(without + 1, icons(panel(WIDTH)));
	}

	/** Filled shapes that are no lines across. */
	private static int icons(Panel panel) {
		return (int) panel.picture().drawings().stream()
				.filter(drawing -> drawing instanceof Drawing.Fill fill && fill.outline().segments().size() > 8).count();
	}
}
