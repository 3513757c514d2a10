package org.hullwright.export.vassal;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.export.archive.Digest;
import org.hullwright.export.archive.PackFacts;
import org.hullwright.export.archive.Progress;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.export.table.SetUp;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TableChanges;
import org.hullwright.icons.IconLibrary;

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
	private final List<Fixture> fixtures;
	private final List<Fixture> theirFixtures;
	private final String identity;

	/**
	 * What is written.
	 *
	 * @param base what the module has
	 * @param table the same with what the pack adds
	 * @param changes between both
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
		this.theirs = new Surface(TableMaps.TABLE, new Sections(base, TableMaps.placesWithRoom(base), Sections.figuresOf(base)).all(),
				names);
		var mapNames = new MapNames(table);
		this.own = new Surface(mapNames.further(facts.title()),
				new Sections(table, TableMaps.placesWithRoom(table).stream().filter(place -> !theirs.has(place)).toList(),
						Sections.figuresOf(changes.alone(table))).all(),
				names);
		var boardArt = new BoardArt(art, base);
		this.maps = new TableMaps(table, names, mapNames, List.of(theirs, own), boardArt);
		this.boards = new TableMaps(changes.alone(table), names, mapNames, List.of(own), boardArt);
		this.piles = new Piles(table, names);
		this.added = changes.components().stream()
				.flatMap(component -> IntStream.rangeClosed(1, component.copies()).mapToObj(component::piece))
				.map(piece -> piece.identity()).collect(Collectors.toCollection(HashSet::new));
		this.pieces = new PieceWriter(table, new Homes(table, names, place -> theirs.has(place) || own.has(place)), art, images,
				new PieceNumbers(identity, added::contains));
		this.fixtures = new Fixtures(art, images, names).on(own);
		this.theirFixtures = Stream.concat(new Fixtures(art, new Images(), names).on(theirs).stream(), TrackDisplay.of(base, mapNames))
				.toList();
		fixtures.stream().map(Fixture::identity).forEach(added::add);
	}

	/** All files of it by their paths. */
	SortedMap<String, byte[]> files(Progress progress) {
		String description = Metadata.descriptionOf(facts) + " " + IconLibrary.complete().credit();
		var files = new TreeMap<String, byte[]>();
		progress.at("buildFile.xml", 0, table.setUps().size() + 1);
		files.put("buildFile.xml", XmlText.of(extension(description)));
		files.put("extensiondata", Metadata.extension(facts.version(), description));
		files.put("moduledata", moduleData);
		Images drawn = images.copy();
		var games = new SavedGame(table, maps, piles, pieces, Stream.concat(theirFixtures.stream(), fixtures.stream()).toList(),
				moduleData);
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
		Element extension = Element.of(MODULE + "ModuleExtension").with("module", base.title()).with("moduleVersion", base.version())
				.with("version", facts.version())
				.with("vassalVersion", Metadata.VASSAL_VERSION).with("anyModule", "false").with("extensionId", identity)
				.with("nextPieceSlotId", PieceNumbers.NEXT)
				.with("description", description);
		Map<String, Element> all = new LinkedHashMap<>();
		boards.boardMaps(images).forEach(map -> all.put(map.attributes().get("mapName"), map));
		if (!own.isEmpty()) {
			all.put(own.title(), maps.surfaceMap(own, images));
		}
		fill(extension, all);
		all.values().forEach(map -> extension.add(to("", map)));
		changes.dice().forEach(die -> extension.add(to("", Controls.die(die))));
		table.setUps()
				.forEach(setUp -> extension.add(to("", SetUpFiles.element(facts.title() + ": " + setUp.title(), fileOf(setUp), setUp))));
		return extension;
	}

	/** Puts what is new where it lies before the set-up: on maps of its own, or into decks and onto maps of the module. */
	private void fill(Element extension, Map<String, Element> all) {
		var beginning = new Beginning(table, maps, names, pieces);
		table.places().stream().filter(Piles::isPile).forEach(place -> {
			List<Element> slots = beginning.pile(place, this::isAdded);
			if (own.has(place)) {
				all.get(own.title())
						.add(piles.of(place, own.slot(place), own.middle(place), maps.deckOf(place, own::has)).addAll(slots));
			} else {
				slots.forEach(slot -> extension
						.add(to(MODULE + "Map:" + theirs.title() + "/" + MODULE + "map.DrawPile:" + names.of(place), slot)));
			}
		});
		Stream.concat(fixtures.stream().map(beginning::stack), beginning.stacks(this::isAdded).stream()).forEach(stack -> {
			if (all.containsKey(stack.map())) {
				all.get(stack.map()).add(stack.element());
			} else {
				extension.add(to(MODULE + "Map:" + stack.map(), stack.element()));
			}
		});
	}

	private boolean isAdded(Laid laid) {
		return added.contains(laid.piece().identity());
	}

	/** Something that is put into a component of the module; into the module itself where the way to it is empty. */
	private static Element to(String target, Element component) {
		return Element.of(MODULE + "ExtensionElement").with("target", target).add(component);
	}
}
