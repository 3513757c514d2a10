package org.hullwright.playtest.byhand;

import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.hullwright.engine.game.Edit;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.picture.view.GameSnapshot;

/** Which states can be changed by hand, and to what; of wide numbers what is near. */
record HandValues(HandPieces pieces) {

	private static final int NEAR = 30;

	/** The states of the game, then the pieces and players that have states. */
	List<HandStep> steps() {
		IntStream inPlay = pieces.movable().filter(piece -> pieces.layout().role(game().zoneOf(piece)) != Role.SUPPLY);
		IntStream players = game().players().stream().mapToInt(Integer::intValue);
		return Stream.concat(ofTheGame(), IntStream.concat(inPlay, players).filter(piece -> !states(piece).isEmpty())
				.mapToObj(piece -> HandStep.on(pieces.named(piece), () -> states(piece)))).toList();
	}

	private GameSnapshot game() {
		return pieces.game();
	}

	private World.Property declared(int property) {
		return pieces.world().properties().get(property);
	}

	private Stream<HandStep> ofTheGame() {
		return IntStream.range(0, pieces.world().properties().size())
				.filter(property -> declared(property).nature() == Nature.STATE && declared(property).owner() < 0
						&& hasValues(declared(property)))
				.mapToObj(property -> HandStep.on(game().propertyTitle(property),
						() -> values(property, game().state(property).orElse(World.ABSENT),
								value -> Edit.change(pieces.world(), pieces.names(), pieces.before(), property, value))));
	}

	private List<HandStep> states(int piece) {
		return game().properties(piece, Nature.STATE).stream().filter(property -> hasValues(declared(property)))
				.map(property -> HandStep.on(game().propertyTitle(property),
						() -> values(property, game().state(piece, property).orElse(World.ABSENT),
								value -> Edit.change(pieces.world(), pieces.names(), pieces.before(), piece, property, value))))
				.toList();
	}

	private static boolean hasValues(World.Property property) {
		return switch (property.display()) {
			case NUMBER, TRUTH, WORD, TEXT -> true;
			case PIECE -> property.content() >= 0;
			case SORT, FACE, ZONE -> false;
		};
	}

	/**
	 * All values but the present one.
	 *
	 * @param now the present one; {@link World#ABSENT} when there is none
	 */
	private List<HandStep> values(int property, int now, IntFunction<Edit> edit) {
		World.Property declared = declared(property);
		Stream<HandStep> others = possible(declared, now).filter(value -> value != now)
				.mapToObj(value -> HandStep.last(worded(value, declared), edit.apply(value)));
		boolean mayBeNone = declared.initial() == World.ABSENT && now != World.ABSENT;
		return Stream.concat(mayBeNone ? Stream.of(HandStep.last("none", edit.apply(World.ABSENT))) : Stream.empty(), others).toList();
	}

	private IntStream possible(World.Property declared, int now) {
		return switch (declared.display()) {
			case TRUTH -> IntStream.of(0, 1);
			case WORD -> words(now);
			case TEXT -> IntStream.range(0, pieces.world().texts().size());
			case PIECE -> pieces.ofKind(declared.content());
			default -> near(now == World.ABSENT ? 0 : now, declared);
		};
	}

	private static IntStream near(long now, World.Property declared) {
		return IntStream.rangeClosed((int) Math.max(declared.lower(), now - NEAR), (int) Math.min(declared.upper(), now + NEAR));
	}

	/** The words of the enumeration that the present one is of. */
	private IntStream words(int now) {
		List<World.Word> words = pieces.world().words();
		return now == World.ABSENT
				? IntStream.empty()
				: IntStream.range(0, words.size())
						.filter(word -> words.get(word).enumeration().equals(words.get(now).enumeration()));
	}

	private String worded(int value, World.Property declared) {
		return declared.display() == Display.PIECE ? pieces.named(value) : game().shown(value, declared.display());
	}
}
