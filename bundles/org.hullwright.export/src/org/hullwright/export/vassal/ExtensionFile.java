package org.hullwright.export.vassal;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.export.archive.Digest;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.export.table.Backs;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Place;
import org.hullwright.export.table.SetUp;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TableChanges;
import org.hullwright.export.vassal.TableMaps.Position;

/** Writes an extension: what a pack adds to the module of another one, which it leaves as it is. */
final class ExtensionFile {

	private static final String MODULE = "VASSAL.build.module.";
	private static final int LETTERS = 6;

	private final Table base;
	private final Table table;
	private final PackFacts facts;
	private final byte[] moduleData;
	private final Images images = new Images();
	private final PlaceNames names;
	private final Surface theirs;
	private final Surface own;
	private final TableMaps maps;
	private final TableMaps boards;
	private final Piles piles;
	private final PieceWriter pieces;
	private final TableChanges changes;
	private final Set<String> added;
	private final String identity;

	/**
	 * What is written.
	 *
	 * @param base       what the module has
	 * @param table      the same with what the pack adds
	 * @param changes    between both
	 * @param moduleData what the module says of itself: extensions and games have a copy of it
	 */
	ExtensionFile(Table base, Table table, TableChanges changes, PackFacts facts, byte[] moduleData, TableArt art) {
		this.base = base;
		this.table = table;
		this.facts = facts;
		this.moduleData = moduleData;
		this.changes = changes;
		this.identity = Digest.of(facts.name()).substring(0, LETTERS);
		this.names = new PlaceNames(base.places(), table.places());
		this.theirs = new Surface(TableMaps.TABLE, TableMaps.placesWithRoom(base), names);
		this.own = new Surface(facts.title().replaceAll("[\\\\/:]+", " "), TableMaps.placesWithRoom(table).stream().filter(place -> !theirs.has(place)).toList(), names);
		this.maps = new TableMaps(table, names, List.of(theirs, own), art);
		this.boards = new TableMaps(changes.alone(table), names, List.of(own), art);
		this.piles = new Piles(names);
		this.added = changes.components().stream().flatMap(component -> IntStream.rangeClosed(1, component.copies()).mapToObj(component::piece))
				.map(piece -> piece.identity()).collect(Collectors.toCollection(HashSet::new));
		this.pieces = new PieceWriter(new Backs(table), art, images, new PieceNumbers(identity, added::contains));
	}

	/** All files of it by their paths. */
	SortedMap<String, byte[]> files(String description, Progress progress) {
		var files = new TreeMap<String, byte[]>();
		progress.at("buildFile.xml", 0, table.setUps().size() + 1);
		files.put("buildFile.xml", XmlText.of(extension(description)));
		files.put("extensiondata", Metadata.extension(facts.version(), description));
		files.put("moduledata", moduleData);
		Images drawn = images.copy();
		var games = new SavedGame(table, maps, piles, pieces, moduleData);
		int done = 1;
		for (SetUp setUp : table.setUps()) {
			progress.at(fileOf(setUp), done, table.setUps().size() + 1);
			files.put(fileOf(setUp), games.of(setUp));
			done++;
		}
		files.putAll(drawn.files());
		return files;
	}

	/** Files of the module and of its extensions must not have the same names. */
	private String fileOf(SetUp setUp) {
		return facts.name() + "-" + SetUpFiles.nameOf(setUp);
	}

	private Element extension(String description) {
		Element extension = Element.of(MODULE + "ModuleExtension").with("module", base.title()).with("moduleVersion", base.version()).with("version", facts.version())
				.with("vassalVersion", Metadata.VASSAL_VERSION).with("anyModule", "false").with("extensionId", identity).with("nextPieceSlotId", PieceNumbers.NEXT)
				.with("description", description);
		Map<String, Element> all = new LinkedHashMap<>();
		boards.boardMaps(images).forEach(map -> all.put(map.attributes().get("mapName"), map));
		if (!own.places().isEmpty()) {
			all.put(own.title(), maps.surfaceMap(own, images));
		}
		fill(extension, all);
		all.values().forEach(map -> extension.add(to("", map)));
		changes.dice().forEach(die -> extension.add(to("", Controls.die(die))));
		table.setUps().forEach(setUp -> extension.add(to("", SetUpFiles.element(facts.title() + ": " + setUp.title(), fileOf(setUp), setUp))));
		return extension;
	}

	/** Puts what is new where it lies before the set-up: on maps of its own, or into decks and onto maps of the module. */
	private void fill(Element extension, Map<String, Element> all) {
		Map<String, Component> components = table.components().stream().collect(Collectors.toMap(Component::identity, Function.identity()));
		var known = new HashMap<String, Laid>();
		table.beginning().laid().forEach(laid -> known.put(laid.piece().identity(), laid));
		Map<String, List<Laid>> lying = table.beginning().byPlace();
		for (Place place : table.places()) {
			List<Laid> there = lying.getOrDefault(place.identity(), List.of()).stream().filter(laid -> added.contains(laid.piece().identity())).toList();
			if (own.has(place) && Piles.isPile(place)) {
				Element pile = piles.of(place, own.slot(place), own.middle(place), maps.deckOf(place).filter(own::has));
				there.reversed().forEach(laid -> pile.add(slot(laid, components)));
				all.get(own.title()).add(pile);
			} else if (Piles.isPile(place)) {
				String target = MODULE + "Map:" + theirs.title() + "/" + MODULE + "map.DrawPile:" + names.of(place);
				there.reversed().forEach(laid -> extension.add(to(target, slot(laid, components))));
			} else {
				for (int number = 0; number < there.size(); number++) {
					Position position = maps.position(there.get(number), number, known);
					Element stack = ModuleFile.stack(names.of(place), position.point()).add(slot(there.get(number), components));
					if (all.containsKey(position.map())) {
						all.get(position.map()).add(stack);
					} else {
						extension.add(to(MODULE + "Map:" + position.map(), stack));
					}
				}
			}
		}
	}

	private Element slot(Laid laid, Map<String, Component> components) {
		return pieces.slot(laid.piece(), components.get(laid.piece().component()), laid.side());
	}

	/** Something that is put into a component of the module; into the module itself where the way to it is empty. */
	private static Element to(String target, Element component) {
		return Element.of(MODULE + "ExtensionElement").with("target", target).add(component);
	}
}
