package org.hullwright.playtest.session;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.hullwright.engine.game.Edit;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.state.Names;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.picture.view.GameSnapshot;

/**
 * What can be changed by hand at a moment: where pieces are, the values of states, what is drawn and rolled next. Of copies that lie at the same place one is
 * offered, and of wide numbers those that are near.
 */
public final class ByHand {

	private static final int NEAR = 30;
	private final GameSnapshot game;
	private final World world;
	private final Layout layout;
	private final Names names;
	private final int before;

	/** @param moment at which something is asked */
	public ByHand(Moment moment) {
		this.game = moment.game();
		this.world = game.world();
		this.layout = game.layout();
		this.names = new Names(layout);
		this.before = moment.line().at();
	}

	/** The first steps. */
	public List<HandStep> steps() {
		return List.of(HandStep.on("Put something elsewhere", this::movable), HandStep.on("Change a value", this::changeable),
			HandStep.on("Choose what is drawn next", this::drawable), HandStep.on("Choose what is rolled next", this::dice));
	}

	private List<HandStep> movable() {
		return pieces().map(piece -> HandStep.on(named(piece), () -> places(piece))).toList();
	}

	/** Those that can be anywhere: places of boards and players stay where they are. Of copies at the same place the first. */
	private Stream<Integer> pieces() {
		return world.sorts().stream().flatMap(this::atDifferentPlaces)
			.filter(piece -> layout.role(game.zoneOf(piece)) != Role.SEATS && layout.readingOrder(piece) == Integer.MAX_VALUE);
	}

	private List<HandStep> places(int piece) {
		return IntStream.range(0, layout.zoneCount()).filter(zone -> zone != game.zoneOf(piece) && layout.role(zone) != Role.SEATS && layout.isFit(piece, zone))
			.filter(zone -> layout.role(zone) != Role.SUPPLY || zone == layout.supply(layout.sortOf(piece)))
			.filter(zone -> layout.role(zone) != Role.CONTENTS || isThere(layout.holder(zone)))
			.mapToObj(zone -> HandStep.last(game.whereabouts(zone), Edit.move(names, before, piece, zone))).toList();
	}

	/** Whether something may lie on a piece: on what is part of a board, or itself lies on something. */
	private boolean isThere(int piece) {
		return layout.readingOrder(piece) != Integer.MAX_VALUE || game.holderOf(piece).isPresent();
	}

	private List<HandStep> changeable() {
		List<HandStep> found = new ArrayList<>();
		for (int property = 0; property < world.properties().size(); property++) {
			World.Property declared = world.properties().get(property);
			int number = property;
			if (declared.nature() == Nature.STATE && declared.owner() < 0 && hasValues(declared)) {
				found.add(HandStep.on(game.propertyTitle(property), () -> values(number, game.state(number), value -> Edit.change(world, names, before, number, value))));
			}
		}
		pieces().filter(piece -> layout.role(game.zoneOf(piece)) != Role.SUPPLY && !states(piece).isEmpty()).forEach(piece -> found.add(HandStep.on(named(piece), () -> states(piece))));
		game.players().stream().filter(player -> !states(player).isEmpty()).forEach(player -> found.add(HandStep.on(game.title(player), () -> states(player))));
		return found;
	}

	private List<HandStep> states(int piece) {
		return game.properties(piece, Nature.STATE).stream().filter(property -> hasValues(world.properties().get(property)))
			.map(property -> HandStep.on(game.propertyTitle(property), () -> values(property, game.state(piece, property),
				value -> Edit.change(world, names, before, piece, property, value)))).toList();
	}

	private static boolean hasValues(World.Property property) {
		return switch (property.display()) {
			case NUMBER, TRUTH, WORD, TEXT -> true;
			case PIECE -> property.content() >= 0;
			case SORT, FACE, ZONE -> false;
		};
	}

	private List<HandStep> values(int property, OptionalInt now, IntFunction<Edit> edit) {
		World.Property declared = world.properties().get(property);
		IntStream values = switch (declared.display()) {
			case TRUTH -> IntStream.of(0, 1);
			case WORD -> words(now);
			case TEXT -> IntStream.range(0, world.texts().size());
			case PIECE -> things(declared.content());
			default -> IntStream.rangeClosed((int) Math.max(declared.lower(), (long) now.orElse(0) - NEAR), (int) Math.min(declared.upper(), (long) now.orElse(0) + NEAR));
		};
		Stream<HandStep> others = values.filter(value -> now.isEmpty() || value != now.getAsInt())
			.mapToObj(value -> HandStep.last(declared.display() == Display.PIECE ? named(value) : game.shown(value, declared.display()), edit.apply(value)));
		boolean mayBeNone = declared.initial() == World.ABSENT && now.isPresent();
		return Stream.concat(mayBeNone ? Stream.of(HandStep.last("none", edit.apply(World.ABSENT))) : Stream.empty(), others).toList();
	}

	/** Pieces of a kind: of copies at the same place the first, and only players who take part. */
	private IntStream things(int kind) {
		return IntStream.range(0, world.sorts().size()).filter(sort -> layout.isA(world.sorts().get(sort).kind(), kind)).boxed()
			.flatMap(sort -> sort == world.game().playerSort() ? game.players().stream() : atDifferentPlaces(world.sorts().get(sort))).mapToInt(Integer::intValue);
	}

	private Stream<Integer> atDifferentPlaces(World.Sort sort) {
		Set<Integer> zones = new HashSet<>();
		return IntStream.range(sort.firstPiece(), sort.firstPiece() + sort.copies()).filter(piece -> zones.add(game.zoneOf(piece))).boxed();
	}

	/** The words of the enumeration that the present one is of. */
	private IntStream words(OptionalInt now) {
		return now.isEmpty() ? IntStream.empty() : IntStream.range(0, world.words().size())
			.filter(word -> world.words().get(word).enumeration().equals(world.words().get(now.getAsInt()).enumeration()));
	}

	private List<HandStep> drawable() {
		return IntStream.range(0, layout.zoneCount()).filter(zone -> (layout.role(zone) == Role.DECK || layout.role(zone) == Role.BAG) && game.count(zone) > 1)
			.mapToObj(zone -> HandStep.on(game.whereabouts(zone), () -> next(zone))).toList();
	}

	private List<HandStep> next(int zone) {
		List<Integer> sorts = new ArrayList<>();
		List<HandStep> found = new ArrayList<>();
		for (int piece : game.contents(zone)) {
			if (!sorts.contains(layout.sortOf(piece))) {
				sorts.add(layout.sortOf(piece));
				found.add(HandStep.last(game.title(piece), Edit.next(names, before, piece, zone)));
			}
		}
		return found;
	}

	private List<HandStep> dice() {
		return IntStream.range(0, world.dice().size()).mapToObj(die -> HandStep.on(world.dice().get(die).title(), () -> faces(die))).toList();
	}

	private List<HandStep> faces(int die) {
		List<String> shown = new ArrayList<>();
		List<HandStep> found = new ArrayList<>();
		World.Die rolled = world.dice().get(die);
		for (int face = 0; face < rolled.faceCount(); face++) {
			String title = world.faces().get(rolled.firstFace() + face).title();
			if (!shown.contains(title)) {
				shown.add(title);
				found.add(HandStep.last(title, Edit.roll(world, before, die, face)));
			}
		}
		return found;
	}

	private String named(int piece) {
		return layout.role(game.zoneOf(piece)) == Role.SEATS ? game.title(piece) : game.title(piece) + " — " + game.whereabouts(game.zoneOf(piece));
	}
}
