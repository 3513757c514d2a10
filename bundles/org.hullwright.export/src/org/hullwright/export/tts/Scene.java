package org.hullwright.export.tts;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import org.hullwright.engine.tree.World.Visibility;
import org.hullwright.export.art.TableArt;
import org.hullwright.export.table.Arrangement;
import org.hullwright.export.table.Arrangement.Laid;
import org.hullwright.export.table.Backs;
import org.hullwright.export.table.Component;
import org.hullwright.export.table.Table;
import org.hullwright.export.table.TablePlace;
import org.hullwright.export.table.TablePlace.Holder;
import org.hullwright.export.table.TablePlace.Role;
import org.hullwright.lang.rulestext.CardFace.Shape;

/**
 * The objects of one file. Boards lie in the middle; what belongs to a seat lies before it, at the near side or at the far side; decks on
 * the right with open places behind them, bags and supplies on the left with sheets of figures behind them.
 */
final class Scene {

	private static final double CARD_WIDTH = 2.6;
	private static final double CARD_DEPTH = 3.5;
	private static final double PIECE = 1.6;
	private static final double GAP = 1.5;
	private static final double SIDE_WIDTH = 21;
	private static final double SEAT_WIDTH = 18;
	private static final double HAND_WIDTH = SEAT_WIDTH - GAP;
	private static final int AROUND = 3;
	private static final double NEXT_TO = 0.7;
	private static final double ABOVE = 0.25;
	private static final double SPACE = 0.4; // between sheets

	private final Table table;
	private final Arrangement arrangement;
	private final Map<String, Component> components;
	private final Map<String, TablePlace> places;
	private final Map<String, String> whereabouts = new HashMap<>();
	private final Things things;
	private final Cards cards;
	private final Pieces pieces;
	private final Bags bags;
	private final Boards boards;
	private final PictureFiles files;
	private final Shelf decks;
	private final Shelf supplies;
	private final Shelf open;
	private final Shelf sheets;
	private final Mats mats;
	private final Map<Integer, Shelf> seats = new HashMap<>();
	private final Map<Integer, List<Laid>> hands = new HashMap<>();
	private final int players;
	private final Map<Spot, Integer> besides = new HashMap<>();
	private final List<JsonObject> objects = new ArrayList<>();
	private final List<String> shuffled = new ArrayList<>();

	/**
	 * What lies there.
	 *
	 * @param players who each have a seat with a hand; 0 for what is to be dropped on a table that has seats
	 * @param art draws what has not been drawn yet
	 */
	Scene(Table table, Arrangement arrangement, int players, CardPictures cardPictures, Backs backs, TableArt art, PictureFiles files) {
		this.table = table;
		this.arrangement = arrangement;
		this.players = Math.min(players, Hands.most());
		this.files = files;
		this.components = table.componentsByIdentity();
		this.places = table.placesByIdentity();
		arrangement.laid().forEach(laid -> whereabouts.put(laid.piece().identity(), laid.place()));
		this.things = new Things(table.pack(), table.versions());
		this.cards = new Cards(things, cardPictures);
		this.pieces = new Pieces(things, cards, backs, table.playerFigures(), art, files);
		this.bags = new Bags(things);
		this.boards = new Boards(table.boards(), art);
		double side = boards.width() / 2 + GAP;
		double far = boards.depth() / 2;
		this.decks = new Shelf(side, far, SIDE_WIDTH);
		this.supplies = new Shelf(-side - SIDE_WIDTH, far, SIDE_WIDTH);
		this.open = new Shelf(side + SIDE_WIDTH + GAP, far, SIDE_WIDTH);
		this.sheets = new Shelf(-side - GAP - 2 * SIDE_WIDTH, far, SIDE_WIDTH);
		this.mats = new Mats(things, art, files);
	}

	/** All that lies there. */
	List<JsonObject> objects() {
		objects.addAll(boards.objects(things, files));
		var dice = new Dice(things, bags);
		table.dice().forEach(die -> objects.add(dice.of(die, supplies.next(PIECE, PIECE))));
		var counters = new Counters(things);
		table.tracks().forEach(track -> objects
				.add(counters.of(track, arrangement.tracks().get(track.identity()), supplies.next(CARD_WIDTH, CARD_WIDTH))));
		Map<String, List<Laid>> lying = arrangement.byPlace();
		table.places().forEach(place -> lay(place, lying));
		laySheets();
		layHands();
		return objects;
	}

	/** The names of the decks that are shuffled when a game begins; known when the objects have been made. */
	List<String> shuffled() {
		return List.copyOf(shuffled);
	}

	/** Hands are farther from the middle than all else. What is in them stands up by itself. */
	private void layHands() {
		double near = seats.values().stream().mapToDouble(Shelf::near).min().orElse(nearOfBoards()) - GAP - Hands.DEPTH / 2;
		var made = new Hands(things);
		for (int seat = 1; seat <= players; seat++) {
			Spot middle = Spot.at(leftOf(seat) + HAND_WIDTH / 2, near);
			objects.add(made.of(seat, table.seats().title() + " " + seat, HAND_WIDTH, at(seat, middle)));
			List<Laid> held = hands.getOrDefault(seat, List.of());
			for (int number = 0; number < held.size(); number++) {
				put(held.get(number), at(seat, middle.moved(HAND_WIDTH * ((number + 0.5) / held.size() - 0.5), ABOVE, 0)));
			}
		}
	}

	/** What is printed of figures lies before those who move them, and of all others beside the board. */
	private void laySheets() {
		Map<String, Integer> owners = new HashMap<>();
		arrangement.laid().forEach(laid -> owners.merge(laid.piece().component(), laid.seat(), Math::max));
		table.components().stream().filter(component -> component.shape() == Shape.FIGURE && component.copies() > 0).forEach(figure -> {
			int seat = owners.getOrDefault(figure.identity(), 0);
			double width = Pieces.sheetWidth(figure) + SPACE;
			double depth = Pieces.sheetDepth(figure) + SPACE;
			objects.add(pieces.sheet(figure, seat > 0 ? ofSeat(seat, width, depth) : sheets.next(width, depth)));
		});
	}

	private void lay(TablePlace place, Map<String, List<Laid>> lying) {
		List<Laid> laid = lying.getOrDefault(place.identity(), List.of());
		if (place.role() == Role.DISCARDS) {
			return; // with their deck
		}
		if (place.role() == Role.DECK) {
			deck(place, laid, lying);
		} else if (!laid.isEmpty()) {
			lay(place, laid);
		} else if (place.role() == Role.BAG && place.holder().isEmpty()) {
			bag(place, laid, Bags.Order.RANDOM);
		}
	}

	private void lay(TablePlace place, List<Laid> laid) {
		switch (place.role()) {
			case UPON -> around(spotOf(place, laid), laid, false);
			case BAG -> bag(place, laid, Bags.Order.RANDOM);
			case SUPPLY, DECK, DISCARDS -> pile(place, laid, false, room(place, laid, CARD_WIDTH, CARD_DEPTH));
			case BOX -> bag(place, laid, Bags.Order.LAST_IN_FIRST_OUT);
			case AREA -> area(place, laid);
		}
	}

	/** A deck lies beside its discard pile, for which there is room though nothing has been discarded. */
	private void deck(TablePlace deck, List<Laid> laid, Map<String, List<Laid>> lying) {
		Optional<TablePlace> discards = table.places().stream().filter(place -> place.deck().filter(deck.identity()::equals).isPresent())
				.findFirst();
		List<Laid> discarded = discards.map(place -> lying.getOrDefault(place.identity(), List.of())).orElse(List.of());
		if (laid.isEmpty() && discarded.isEmpty()) {
			return;
		}
		int slots = discards.isPresent() ? 2 : 1;
		Spot middle = room(deck, laid.isEmpty() ? discarded : laid, Mats.width(slots), Mats.DEPTH);
		objects.add(mats.of(deck, discards.map(List::of).orElse(List.of()), middle));
		if (!laid.isEmpty()) {
			pile(deck, laid, true, Mats.slot(middle, 0, slots));
			if (laid.size() > 1 && table.isShuffled(deck)) {
				shuffled.add(objects.getLast().get("GUID").getAsString());
			}
		}
		if (!discarded.isEmpty()) {
			pile(discards.orElseThrow(), discarded, false, Mats.slot(middle, 1, slots));
		}
	}

	/** Cards lie in one pile, everything else beside each other: on the board where the place is a part of it, and belongs to no player. */
	private void area(TablePlace place, List<Laid> laid) {
		boolean hidden = place.visibility() != Visibility.EVERYBODY;
		List<Laid> flat = laid.stream().filter(each -> shape(each) == Shape.CARD).toList();
		if (place.visibility() == Visibility.OWNER && laid.getFirst().seat() > 0 && laid.getFirst().seat() <= players) {
			hands.computeIfAbsent(laid.getFirst().seat(), any -> new ArrayList<>()).addAll(flat);
		} else if (!flat.isEmpty()) {
			pile(place, flat, hidden, room(place, flat, CARD_WIDTH, CARD_DEPTH));
		}
		List<Laid> others = laid.stream().filter(each -> shape(each) != Shape.CARD).toList();
		if (laid.getFirst().seat() == 0 && isOnBoard(place)) {
			around(spotOf(place, others), others, hidden);
		} else {
			others.forEach(each -> put(each, room(place, List.of(each), PIECE, PIECE).faceDown(hidden || each.hidden())));
		}
	}

	/** A deck where all are cards, a bag where they are not, and a single thing lies by itself. */
	private void pile(TablePlace place, List<Laid> laid, boolean hidden, Spot spot) {
		if (laid.size() == 1) {
			put(laid.getFirst(), spot.faceDown(hidden || laid.getFirst().hidden()));
		} else if (laid.stream().allMatch(each -> shape(each) == Shape.CARD)) {
			List<Cards.Lying> lying = laid.stream().map(each -> new Cards.Lying(each.piece(), component(each))).toList();
			objects.add(cards.deck(place.identity(), place.title(), lying, spot.faceDown(hidden)));
		} else {
			bag(place, laid, Bags.Order.LAST_IN_FIRST_OUT, spot);
		}
	}

	private void bag(TablePlace place, List<Laid> laid, Bags.Order order) {
		bag(place, laid, order, room(place, laid, CARD_WIDTH, CARD_WIDTH));
	}

	private void bag(TablePlace place, List<Laid> laid, Bags.Order order, Spot spot) {
		var contents = new JsonArray();
		laid.reversed().forEach(each -> contents.add(pieces.of(each.piece(), component(each), each.side(), Spot.inside())));
		objects.add(bags.of(place.identity(), place.title(), "", contents, order, spot));
	}

	/** Whether a place is a part of a board, or of something that lies on one. */
	private boolean isOnBoard(TablePlace place) {
		return place.holder().filter(holder -> switch (holder.what()) {
			case SPACE, PATH -> true;
			case SEAT, SPOT -> false;
			case PIECE -> Optional.ofNullable(places.get(whereabouts.get(holder.identity())))
					.filter(under -> under.role() == Role.UPON && isOnBoard(under)).isPresent();
		}).isPresent();
	}

	private void around(Spot middle, List<Laid> laid, boolean hidden) {
		Spot site = Spot.at(middle.right(), middle.away());
		for (Laid each : laid) {
			int number = besides.merge(site, 1, Integer::sum) - 1;
			boolean base = shape(each) == Shape.TILE;
			double right = base ? 0 : NEXT_TO * (number % AROUND - 1);
			double near = base ? 0 : NEXT_TO * (number / AROUND % AROUND - 1);
			put(each, middle.moved(right, ABOVE * (base ? 1 : 1 + number / (AROUND * AROUND)), -near).faceDown(hidden || each.hidden()));
		}
	}

	private void put(Laid laid, Spot spot) {
		objects.add(pieces.of(laid.piece(), component(laid), laid.side(), spot.facing(spot.facing() + turned(laid))));
	}

	/** What is long lies along its path. */
	private int turned(Laid laid) {
		return laid.turned() != 0 || !component(laid).isStrip()
				? laid.turned()
				: boards.direction(places.get(laid.place()).holder().map(Holder::identity).orElse(""));
	}

	/** Room for what lies in a place. What belongs to no player's figure or tile is kept with the decks. */
	private Spot room(TablePlace place, List<Laid> laid, double width, double depth) {
		int seat = laid.isEmpty() ? 0 : laid.getFirst().seat();
		if (seat > 0) {
			return ofSeat(seat, width, depth);
		}
		return switch (place.role()) {
			case DECK, DISCARDS -> decks.next(width, depth);
			case BAG, SUPPLY, BOX -> supplies.next(width, depth);
			case AREA, UPON -> place.holder().isEmpty() ? open.next(width, depth) : decks.next(width, depth);
		};
	}

	private Spot ofSeat(int seat, double width, double depth) {
		return at(seat, seats.computeIfAbsent(seat, any -> new Shelf(leftOf(seat), nearOfBoards(), HAND_WIDTH)).next(width, depth));
	}

	/**
	 * The first half of the players sit at the near side of the table, the others at the far side, and each sees what is theirs as it
	 * stands.
	 */
	private Spot at(int seat, Spot near) {
		return isNear(seat) ? near : near.across();
	}

	private boolean isNear(int seat) {
		return seat <= (seatCount() + 1) / 2;
	}

	private int seatCount() {
		return Math.max(players, arrangement.laid().stream().mapToInt(Laid::seat).max().orElse(1));
	}

	/** Seats of a side are in a row, with the middle of the table before the middle of it; as seen by those who sit there. */
	private double leftOf(int seat) {
		int near = (seatCount() + 1) / 2;
		int inRow = isNear(seat) ? near : seatCount() - near;
		int number = isNear(seat) ? seat - 1 : seat - near - 1;
		return SEAT_WIDTH * (number - inRow / 2.0) + GAP / 2;
	}

	private double nearOfBoards() {
		return -boards.depth() / 2 - GAP;
	}

	/** Where things lie that lie on something: on a board, on whatever lies on one, or among the open places. */
	private Spot spotOf(TablePlace place, List<Laid> laid) {
		Holder holder = place.holder().orElseThrow();
		return switch (holder.what()) {
			case SPACE, PATH -> boards.spot(holder.identity());
			case SEAT, SPOT -> room(place, laid, CARD_WIDTH, CARD_DEPTH);
			case PIECE -> {
				TablePlace under = places.get(whereabouts.get(holder.identity()));
				boolean onSomething = under != null && under.role() == Role.UPON;
				yield onSomething ? spotOf(under, laid).moved(0, ABOVE, 0) : room(place, laid, CARD_WIDTH, CARD_DEPTH);
			}
		};
	}

	private Component component(Laid laid) {
		return components.get(laid.piece().component());
	}

	private Shape shape(Laid laid) {
		return component(laid).shape();
	}
}
