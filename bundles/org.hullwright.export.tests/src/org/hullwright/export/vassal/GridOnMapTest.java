package org.hullwright.export.vassal;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.List;

import org.hullwright.export.table.Packs;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Element;

/** Boards that are grids, and tiles that are turned on them, in a module for VASSAL. */
class GridOnMapTest {

	@TempDir
	private Path home;

	private VassalArchive module(String text) throws Exception {
		return VassalArchive.of(Packs.pack(home, "meadows", text), home.resolve("out"));
	}

	private static String turning(VassalArchive module) throws Exception {
		return module.named("PrototypeDefinition").getFirst().getTextContent();
	}

	@Test
	void tiles_turn_by_as_many_angles_as_the_board_has_directions() throws Exception {
		assertTrue(turning(module(Packs.MEADOWS)).contains("rotate;4;"));
	}

	@Test
	void where_tiles_turn_over_corners_as_well_there_are_eight() throws Exception {
		VassalArchive diagonal = module(Packs.MEADOWS.replace("grid 3 by 2", "grid 3 by 2 with diagonals")
				.replace("north, east, south, west", "n, ne, e, se, s, sw, w, nw"));
		assertTrue(turning(diagonal).contains("rotate;8;"));
	}

	@Test
	void on_squares_and_hexagons_tiles_turn_as_either_asks_for() throws Exception {
		VassalArchive both = module(Packs.MEADOWS + "board Sea \"Sea\" { grid 2 by 2 hexagonal }\n");
		assertTrue(turning(both).contains("rotate;12;"));
	}

	@Test
	void a_tile_that_the_set_up_has_turned_lies_turned() throws Exception {
		List<String> turned = module(Packs.MEADOWS).commands("setup-1.vsav").stream().filter(command -> command.contains("rotate;4;"))
				.toList();
		assertEquals(1, turned.size(), turned.toString());
		List<String> piece = Decoded.of('/', turned.getFirst().substring(2));
		List<String> types = Decoded.levels(piece.get(1));
		int turning = types.indexOf(types.stream().filter(type -> type.startsWith("rotate;4;")).findFirst().orElseThrow());
		assertEquals("1", Decoded.levels(piece.get(2)).get(turning));
		assertTrue(types.getLast().endsWith(";Gate"), types.toString());
	}

	@Test
	void what_is_put_into_a_square_comes_to_lie_in_its_middle() throws Exception {
		List<Element> zones = module(Packs.MEADOWS).named("Zone").stream().filter(zone -> zone.getAttribute("name").startsWith("Country"))
				.toList();
		assertEquals(6, zones.size());
		for (Element zone : zones) {
			Element grid = (Element) zone.getElementsByTagName("VASSAL.build.module.map.boardPicker.board.RegionGrid").item(0);
			assertEquals("true", grid.getAttribute("snapto"));
			Element middle = (Element) grid.getElementsByTagName("VASSAL.build.module.map.boardPicker.board.Region").item(0);
			String[] corners = zone.getAttribute("path").split("[;,]");
			assertEquals((Integer.parseInt(corners[0]) + Integer.parseInt(corners[4])) / 2.0,
					Integer.parseInt(middle.getAttribute("originx")), 1);
			assertEquals((Integer.parseInt(corners[1]) + Integer.parseInt(corners[5])) / 2.0,
					Integer.parseInt(middle.getAttribute("originy")), 1);
		}
	}
}
