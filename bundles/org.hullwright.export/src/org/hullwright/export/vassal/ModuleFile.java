package org.hullwright.export.vassal;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.table.Backs;
import org.hullwright.export.table.SetUp;
import org.hullwright.export.table.Table;

/** Writes a module: a whole game. */
final class ModuleFile {

	private static final String MODULE = "VASSAL.build.module.";
	private static final String REFEREE = "Referee";

	private final Table table;
	private final TableArt art;
	private final Images images = new Images();
	private final PlaceNames names;
	private final Surface surface;
	private final TableMaps maps;
	private final Piles piles;
	private final PieceWriter pieces;

	/** @param art draws what has not been drawn yet */
	ModuleFile(Table table, TableArt art) {
		this.table = table;
		this.art = art;
		this.names = new PlaceNames(table.places());
		this.surface = new Surface(TableMaps.TABLE, TableMaps.placesWithRoom(table), names);
		this.maps = new TableMaps(table, names, new MapNames(table), List.of(surface), art);
		this.piles = new Piles(names, table::isShuffled);
		this.pieces = new PieceWriter(new Backs(table), art, images, PieceNumbers.ofModule(), new Turning(table));
	}

	/** All files of it by their paths. */
	SortedMap<String, byte[]> files(PackFacts facts, Progress progress) {
		String description = Metadata.descriptionOf(facts);
		var files = new TreeMap<String, byte[]>();
		progress.at("buildFile.xml", 0, table.setUps().size() + 1);
		files.put("buildFile.xml", XmlText.of(module(description)));
		byte[] moduleData = Metadata.module(table.title(), table.version(), description);
		files.put("moduledata", moduleData);
		files.put(CreditsPage.FILE, CreditsPage.of(facts));
		var games = new SavedGame(table, maps, piles, pieces, moduleData);
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
		module.add(Element.of(MODULE + "BasicCommandEncoder")).add(Element.of(MODULE + "Documentation").add(CreditsPage.entry()))
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
		return Element.of(MODULE + "PrototypesContainer").add(Element.of(MODULE + "PrototypeDefinition").with("name", PieceWriter.TILE)
				.with("description", "Can be turned").saying(new Turning(table).prototype()));
	}

	/** Puts every piece where it lies before the set-up. */
	private void fill(Map<String, Element> all) {
		var beginning = new Beginning(table, maps, names, pieces);
		surface.places().stream().filter(Piles::isPile).forEach(place -> all.get(surface.title())
				.add(piles.of(place, surface.slot(place), surface.middle(place), maps.deckOf(place, surface::has))
						.addAll(beginning.pile(place, any -> true))));
		beginning.stacks(any -> true).forEach(stack -> all.get(stack.map()).add(stack.element()));
	}
}
