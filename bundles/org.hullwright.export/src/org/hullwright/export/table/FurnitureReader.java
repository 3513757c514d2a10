package org.hullwright.export.table;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;

import org.hullwright.engine.lower.symbol.Origins;
import org.hullwright.engine.tree.World;
import org.hullwright.export.identity.Identities;
import org.hullwright.export.table.Board.Link;
import org.hullwright.export.table.Board.Space;
import org.hullwright.model.TrackSpace;
import org.hullwright.picture.view.ReadableNames;

/** Reads what stands around on a table besides components: boards, dice and tracks. */
final class FurnitureReader {

	private final Origins origins;
	private final World world;
	private final Identities identities;

	FurnitureReader(Origins origins, World world, Identities identities) {
		this.origins = origins;
		this.world = world;
		this.identities = identities;
	}

	List<Board> boards() {
		return IntStream.range(0, world.boards().size()).filter(board -> !world.boards().get(board).spaces().isEmpty())
				.mapToObj(this::board).toList();
	}

	private Board board(int number) {
		World.Board board = world.boards().get(number);
		return new Board(identities.board(number), Titles.of(board.name(), board.title()), board.form() == World.Board.Form.SQUARES,
				board.ways().size(),
				board.spaces().stream().map(site -> new Space(name(site.piece()), title(site.piece()), site.row(), site.column())).toList(),
				board.paths().stream()
						.map(link -> new Link(name(link.piece()), titleOf(link), name(link.from()), name(link.to()), link.oneWay()))
						.toList());
	}

	private String name(int piece) {
		return identities.sort(identities.sortOfPiece(piece));
	}

	private String title(int piece) {
		return Titles.of(design(piece));
	}

	/** What has no title of its own is called by what it joins. */
	private String titleOf(World.Link link) {
		World.Sort path = design(link.piece());
		return path.title().equals(path.name()) ? title(link.from()) + " – " + title(link.to()) : path.title();
	}

	private World.Sort design(int piece) {
		return world.sorts().get(identities.sortOfPiece(piece));
	}

	List<Die> dice() {
		return IntStream.range(0, world.dice().size()).mapToObj(this::die).toList();
	}

	private Die die(int number) {
		World.Die die = world.dice().get(number);
		List<String> faces = world.faces().subList(die.firstFace(), die.firstFace() + die.faceCount()).stream().map(World.Face::title)
				.map(ReadableNames::titled).toList();
		return new Die(identities.die(number), Titles.of(die.name(), die.title()), faces);
	}

	/** The numbers of the properties that are tracks, by the identities of these. */
	SortedMap<String, Integer> trackNumbers() {
		var numbers = new TreeMap<String, Integer>();
		for (int property = 0; property < origins.properties().size(); property++) {
			if (origins.properties().get(property) instanceof org.hullwright.model.Track track) {
				numbers.put(Identities.of(track), property);
			}
		}
		return numbers;
	}

	List<Track> tracks() {
		return trackNumbers().values().stream().map(this::track).toList();
	}

	private Track track(int property) {
		var declared = (org.hullwright.model.Track) origins.properties().get(property);
		World.Property track = world.properties().get(property);
		var spaces = new TreeMap<Integer, String>();
		origins.printing().spacesOf(declared).stream().filter(space -> space.getTitle() != null)
				.forEach((TrackSpace space) -> spaces.put(space.getNumber(), space.getTitle()));
		return new Track(Identities.of(declared), Titles.of(track.name(), track.title()), track.lower(), track.upper(), track.initial(),
				spaces);
	}
}
