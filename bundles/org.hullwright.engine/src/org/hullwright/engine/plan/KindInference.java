package org.hullwright.engine.plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Definition;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Listing.OfBoard.Part;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;

/** A type inference: tells of which kind the things are that an expression of a derived property has. */
final class KindInference {

	/** A longer chain of definitions is not followed. */
	private static final int DEEPEST = 8;

	private final World world;
	private final @Nullable Integer space; // null when there are no boards
	private final @Nullable Integer path;
	private int depth;

	KindInference(World world) {
		this.world = world;
		this.space = kindCalled("space");
		this.path = kindCalled("path");
	}

	/** The scope in which a derived property is defined: the thing that has it is in slot 0. */
	Scope of(int property) {
		Scope scope = new Scope();
		int owner = world.properties().get(property).owner();
		if (owner >= 0) {
			scope.bind(0, owner);
		}
		return scope;
	}

	/** The scope of a procedure, whose arguments are in its first locals; empty for those of which no kind is known. */
	Scope ofArguments(List<Optional<Integer>> kinds) {
		Scope scope = new Scope();
		for (int slot = 0; slot < kinds.size(); slot++) {
			scope.bind(slot, kinds.get(slot).<@Nullable Integer>map(kind -> kind).orElse(null));
		}
		return scope;
	}

	/** What is known of the locals of one definition. */
	final class Scope {

		private final Map<Integer, Integer> slots = new HashMap<>();

		/** @param kind null when it is not known */
		void bind(int slot, @Nullable Integer kind) {
			if (kind == null) {
				slots.remove(slot);
			} else {
				slots.put(slot, kind);
			}
		}

		void release(int slot) {
			slots.remove(slot);
		}

		/** The kind of the thing that a value is; null when that is not known. */
		@Nullable
		Integer of(Value value) {
			return switch (value) {
				case Value.Local(int source, int slot) -> slots.get(slot);
				case Value.Constant(int source, var meaning, int piece) when meaning == Value.Constant.Meaning.PIECE -> kindOfPiece(piece);
				case Value.State(int source, Value owner, int property) -> kindOfState(property);
				case Value.GameState(int source, int property) -> kindOfState(property);
				case Value.Derived(int source, var owner, int property) -> ofDefinition(property);
				case Value.Enclosing(int source, int kind, Value inner) -> kind;
				case Value.Certain(int source, Value certain) -> of(certain);
				case Value.Choice(int source, var condition, Value yes, Value no) -> common(of(yes), of(no));
				case Value.Pick(int source, var end, Listing from) -> of(from);
				case Value.Extreme(int source, boolean highest, var from, Value key) -> of(from.from());
				case Value.OnlyCopy(int source, Value.Constant(int at, var meaning, int sort)) -> world.sorts().get(sort).kind();
				default -> null;
			};
		}

		/** The kind of the things that a list has; null when that is not known. */
		@Nullable
		Integer of(Listing list) {
			return switch (list) {
				case Listing.Values(int source, List<Value> values) -> common(values, this::of);
				case Listing.Joined(int source, List<Listing> lists) -> common(lists, this::of);
				case Listing.OfBoard(int source, int board, Part part) -> switch (part) {
					case SPACES -> space;
					case PATHS -> path;
					case SITES -> null;
				};
				case Listing.Neighbours(int source, Value site) -> acrossFrom(of(site));
				case Listing.Selected(int source, var selection) -> of(selection.from());
				case Listing.Extremes(int source, boolean highest, var from, Value key) -> of(from.from());
				case Listing.Ray ray -> space;
				case Listing.InZone(int source, Value zone) -> contentOf(zone);
				case Listing.InPlay(int source, int kind) -> kind;
				case Listing.InSupply(int source, int kind) -> kind;
				case Listing.Derived(int source, var owner, int property) -> ofDefinition(property);
				case Listing.Gathered(int source, Listing of, int slot, Listing each, boolean once) -> of(each);
				case Listing.StartingWith(int source, Listing turned, Value first, boolean after) -> of(turned);
				case Listing.Choice(int source, var condition, Listing yes, Listing no) -> common(of(yes), of(no));
				default -> null;
			};
		}

		/** Whether all that the list can have are spaces and paths of boards: what lies on those is how the boards are laid. */
		boolean areSites(Listing list) {
			return switch (list) {
				case Listing.OfBoard board -> true;
				case Listing.Neighbours neighbours -> true;
				case Listing.Selected(int source, var selection) -> areSites(selection.from());
				case Listing.Gathered(int source, Listing of, int slot, Listing each, boolean once) -> areSites(each);
				default -> false;
			};
		}
	}

	private <T> @Nullable Integer common(List<T> parts, Function<T, @Nullable Integer> kindOf) {
		Integer kind = parts.isEmpty() ? null : kindOf.apply(parts.getFirst());
		for (T part : parts) {
			kind = common(kind, kindOf.apply(part));
		}
		return kind;
	}

	/** The nearest kind that both are below; null when one is not known. */
	private @Nullable Integer common(@Nullable Integer first, @Nullable Integer second) {
		if (first == null || second == null) {
			return null;
		}
		for (int kind = first; kind >= 0; kind = world.kinds().get(kind).parent()) {
			if (world.isA(second, kind)) {
				return kind;
			}
		}
		return null;
	}

	/** A path is beside spaces, and a space beside paths. */
	private @Nullable Integer acrossFrom(@Nullable Integer site) {
		Integer spaces = space;
		Integer paths = path;
		if (site == null || spaces == null || paths == null) {
			return null;
		}
		return world.isA(site, spaces) ? paths : world.isA(site, paths) ? spaces : null;
	}

	private @Nullable Integer kindCalled(String name) {
		return IntStream.range(0, world.kinds().size()).filter(kind -> world.kinds().get(kind).name().equals(name)).boxed()
				.findFirst().<@Nullable Integer>map(kind -> kind).orElse(null);
	}

	private @Nullable Integer kindOfPiece(int piece) {
		return world.sorts().stream().filter(sort -> piece >= sort.firstPiece() && piece < sort.firstPiece() + sort.copies()).findFirst()
				.<@Nullable Integer>map(World.Sort::kind).orElse(null);
	}

	private @Nullable Integer kindOfState(int property) {
		int content = world.properties().get(property).content();
		return content < 0 ? null : content;
	}

	private @Nullable Integer contentOf(Value zone) {
		return switch (zone) {
			case Value.Zone(int source, int declaration) -> world.zones().get(declaration).content();
			case Value.ZoneOf(int source, Value owner, int declaration) when declaration != World.CONTENTS ->
				world.zones().get(declaration).content();
			case Value.Discards(int source, Value deck) -> contentOf(deck);
			default -> null;
		};
	}

	private @Nullable Integer ofDefinition(int property) {
		if (depth == DEEPEST) {
			return null;
		}
		depth++;
		Integer kind = switch (world.properties().get(property).definition()) {
			case Definition.Derived(Argument.Single(Value value), int slots) -> of(property).of(value);
			case Definition.Derived(Argument.Many(Listing list), int slots) -> of(property).of(list);
			case Definition other -> null;
		};
		depth--;
		return kind;
	}
}
