package org.hullwright.export.vassal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;

import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.table.SetUp;
import org.hullwright.export.table.Table;

/** Writes a module: a whole game. */
final class ModuleFile {

	private static final String MODULE = "VASSAL.build.module.";
	private static final String REFEREE = "Referee";

	private final Table table;
	private final Images images = new Images();
	private final PlaceNames names;
	private final Surface surface;
	private final TableMaps maps;
	private final Piles piles;
	private final PieceWriter pieces;
	private final HelpMenu help;
	private final List<Fixture> fixtures;

	/**
	 * @param help what players can read
	 * @param art draws what has not been drawn yet
	 */
	ModuleFile(Table table, HelpMenu help, TableArt art) {
		this.table = table;
		this.names = new PlaceNames(table.places());
		this.help = help;
		this.surface = new Surface(TableMaps.TABLE,
				new Sections(table, TableMaps.placesWithRoom(table), Sections.figuresOf(table)).all(), names);
		var mapNames = new MapNames(table);
		this.maps = new TableMaps(table, names, mapNames, List.of(surface), new BoardArt(art, table));
		this.piles = new Piles(table, names);
		this.pieces = new PieceWriter(table, new Homes(table, names, surface::has), art, images, PieceNumbers.ofModule());
		this.fixtures = Stream.concat(new Fixtures(art, images, names).on(surface).stream(), TrackDisplay.of(table, mapNames)).toList();
	}

	/** All files of it by their paths. */
	SortedMap<String, byte[]> files(PackFacts facts, Progress progress) {
		String description = Metadata.descriptionOf(facts);
		var files = new TreeMap<String, byte[]>();
		progress.at("buildFile.xml", 0, table.setUps().size() + 1);
		files.put("buildFile.xml", XmlText.of(module(description)));
		byte[] moduleData = Metadata.module(table.title(), table.version(), description);
		files.put("moduledata", moduleData);
		files.putAll(help.files());
		var games = new SavedGame(table, maps, piles, pieces, fixtures, moduleData);
		int done = 1;
		for (SetUp setUp : table.setUps()) {
			progress.at(SetUpFiles.nameOf(setUp), done, table.setUps().size() + 1);
			files.put(SetUpFiles.nameOf(setUp), games.of(setUp));
			done++;
		}
		files.putAll(images.files());
		return files;
	}

	private Element module(String description) {
		Element module = Element.of("VASSAL.build.GameModule").with("name", table.title()).with("version", table.version())
				.with("description", description)
				.with("VassalVersion", Metadata.VASSAL_VERSION).with("nextPieceSlotId", PieceNumbers.NEXT).with("ModuleOther1", "")
				.with("ModuleOther2", "");
		module.add(Element.of(MODULE + "BasicCommandEncoder")).add(help.element())
				.add(roster())
				.add(Element.of(MODULE + "Chatter"))
				.add(Element.of(MODULE + "KeyNamer")).add(Element.of(MODULE + "GlobalOptions").with("autoReport", "Always"))
				.add(Element.of("VASSAL.i18n.Language")).add(Controls.tracks(table.tracks().stream())).add(Controls.shuffleAtStart())
				.add(prototypes());
		table.dice().forEach(die -> module.add(Controls.die(die)));
		Map<String, Element> all = new LinkedHashMap<>();
		maps.boardMaps(images).forEach(map -> all.put(map.attributes().get("mapName"), map));
		all.put(surface.title(), maps.surfaceMap(surface, images));
		maps.hands().forEach(map -> all.put(map.attributes().get("mapName"), map));
		Maps.showAtOnce(all.values().iterator().next());
		fill(all);
		all.values().forEach(module::add);
		module.add(new PieceBox(table, names, pieces).window());
		return module.addAll(SetUpFiles.elements(table.setUps()));
	}

	private Element roster() {
		Element roster = Element.of(MODULE + "PlayerRoster").with("buttonText", "Change seat")
				.with("buttonToolTip", "Take another seat, or none")
				.with("buttonKeyStroke", "");
		TableMaps.sides(table.seats()).forEach(side -> roster.add(Element.of("entry").saying(side)));
		return roster.add(Element.of("entry").saying(REFEREE));
	}

	private Element prototypes() {
		return Element.of(MODULE + "PrototypesContainer").add(prototype(PieceWriter.TILE, new Turning(table).prototype()))
				.add(prototype(PieceWriter.STRIP, Turning.prototypeOfStrips())).add(prototype(HandCommands.CARD, HandCommands.prototype()));
	}

	private static Element prototype(String name, String definition) {
		return Element.of(MODULE + "PrototypeDefinition").with("name", name).with("description", "").saying(definition);
	}

	/** Puts every piece where it lies before the set-up. */
	private void fill(Map<String, Element> all) {
		var beginning = new Beginning(table, maps, names, pieces);
		surface.places().stream().filter(Piles::isPile).forEach(place -> all.get(surface.title())
				.add(piles.of(place, surface.slot(place), surface.middle(place), maps.deckOf(place, surface::has))
						.addAll(beginning.pile(place, any -> true))));
		fixtures.stream().map(beginning::stack).forEach(stack -> all.get(stack.map()).add(stack.element()));
		beginning.stacks(any -> true).forEach(stack -> all.get(stack.map()).add(stack.element()));
	}
}
