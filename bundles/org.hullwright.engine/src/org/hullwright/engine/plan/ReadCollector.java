package org.hullwright.engine.plan;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.Aspects;
import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Selection;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;

/** Walks through one definition and collects which aspects of a state it reads. */
final class ReadCollector {

	/** Kinds that are told apart; of more all together count. */
	private static final int MOST_KINDS = 6;

	private final World world;
	private final Aspects aspects;
	private final Dependencies others;
	private final Dependencies.Reads found;
	private final KindInference.Scope kinds;
	/** By the slot in which each of them is known, the zones that are gone through. */
	private final Map<Integer, Listing> zones = new HashMap<>();

	/**
	 * @param others what the properties and procedures read that the definition uses
	 * @param found to which it is added
	 * @param kinds what is known of the locals of the definition
	 */
	ReadCollector(World world, Aspects aspects, Dependencies others, Dependencies.Reads found, KindInference.Scope kinds) {
		this.world = world;
		this.aspects = aspects;
		this.others = others;
		this.found = found;
		this.kinds = kinds;
	}

	private void depend(int aspect) {
		found.add(aspect);
	}

	private void dependOnEverything() {
		found.addEverything();
	}

	private void dependOnSide(Value piece) {
		dependOnKinds(kinds.of(piece), aspects::sidesOf, Aspects.SIDES);
	}

	private void readPrinted(Value owner, boolean design, int property) {
		read(owner);
		if (!design && !isPrintedOnce(property)) {
			dependOnSide(owner);
		}
	}

	/** Whether no design prints the property differently on its sides. */
	private boolean isPrintedOnce(int property) {
		return world.sorts().stream().flatMap(sort -> sort.sides().stream()).noneMatch(side -> side.printed().containsKey(property));
	}

	/** @param kind that the things are of; null when that is not known */
	private void dependOnKinds(@Nullable Integer kind, IntUnaryOperator aspect, int ofAll) {
		int[] below = kind == null
				? new int[0]
				: IntStream.range(0, world.kinds().size()).filter(each -> world.isA(each, kind)).limit(MOST_KINDS + 1L).toArray();
		if (below.length == 0 || below.length > MOST_KINDS) {
			depend(ofAll);
		} else {
			IntStream.of(below).map(aspect).forEach(this::depend);
		}
	}

	private void dependOnPlace(Value piece) {
		read(piece);
		Integer kind = kinds.of(piece);
		if (kind == null || !world.isSite(kind)) {
			dependOnKinds(kind, aspects::placesOf, Aspects.PLACES);
		}
	}

	private void dependOnContents(Value zone) {
		read(zone);
		switch (zone) {
			case Value.Zone(int source, int declaration) -> depend(aspects.zonesOf(declaration));
			case Value.ZoneOf(int source, Value owner, int declaration) -> {
				if (declaration == World.CONTENTS) {
					dependOnKinds(kinds.of(owner), aspects::contentsOf, Aspects.CONTENTS);
				} else {
					depend(aspects.zonesOf(declaration));
				}
			}
			case Value.Discards(int source, Value deck) -> dependOnContents(deck);
			case Value.Local(int source, int slot) when zones.containsKey(slot) -> dependOnContentsOfAll(zones.get(slot));
			default -> dependOnEverything();
		}
	}

	/** What is found can be told by where those are that are looked for, or by all that lies there: by the one that changes less often. */
	private void dependOn(ZoneSearch search) {
		Integer sort = search.sort();
		int copies = sort == null ? -1 : aspects.placesOfCopies(sort);
		for (Value zone : search.zones()) {
			if (copies >= 0) {
				read(zone);
				depend(copies);
			} else if (search.isAmongOthers(world, zone)) {
				read(zone);
				dependOnKinds(search.kind(), aspects::placesOf, Aspects.PLACES);
			} else {
				dependOnContents(zone);
			}
		}
	}

	private void dependOnContentsOfAll(Listing listed) {
		switch (listed) {
			case Listing.Values(int source, List<Value> each) -> each.forEach(this::dependOnContents);
			case Listing.Joined(int source, List<Listing> lists) -> lists.forEach(this::dependOnContentsOfAll);
			default -> dependOnEverything();
		}
	}

	void read(Argument argument) {
		switch (argument) {
			case Argument.Single(Value value) -> read(value);
			case Argument.Many(Listing list) -> read(list);
		}
	}

	/** What a function does to come to its result; whatever changes something could depend on everything. */
	void read(Effect effect) {
		switch (effect) {
			case Effect.Block(int source, List<Effect> effects) -> effects.forEach(this::read);
			case Effect.Step(int source, String name, String title, Effect body) -> read(body);
			case Effect.Give(int source, Argument result) -> read(result);
			case Effect.Let(int source, int slot, Argument value) -> read(value);
			case Effect.If(int source, Condition condition, Effect body, Effect otherwise) -> {
				read(condition);
				read(body);
				if (otherwise != null) {
					read(otherwise);
				}
			}
			case Effect.IfPresent(int source, Value value, int slot, Effect body, Effect otherwise) -> {
				read(value);
				read(body);
				if (otherwise != null) {
					read(otherwise);
				}
			}
			case Effect.ForEach(int source, Listing things, int slot, Effect body) -> {
				read(things);
				read(body);
			}
			case Effect.Repeat(int source, Value times, Effect body) -> {
				read(times);
				read(body);
			}
			case Effect.While(int source, Condition condition, Effect body) -> {
				read(condition);
				read(body);
			}
			case Effect.Stop stop -> { /* ends what is read anyway */ }
			case Effect.Require(int source, Condition condition) -> read(condition);
			case Effect.Proceed(int source) -> { /* what is replaced is read, too */ }
			default -> dependOnEverything();
		}
	}

	private void readCall(int procedure, List<Argument> arguments) {
		arguments.forEach(this::read);
		found.add(others.ofProcedure(procedure, arguments.stream().map(this::kindOf).toList()));
	}

	private Optional<Integer> kindOf(Argument argument) {
		return Optional.ofNullable(switch (argument) {
			case Argument.Single(Value value) -> kinds.of(value);
			case Argument.Many(Listing list) -> kinds.of(list);
		});
	}

	void read(Value value) {
		switch (value) {
			case Value.Constant constant -> { /* never changes */ }
			case Value.Local local -> { /* a parameter, or bound by what was read before */ }
			case Value.Zone zone -> { /* never changes; what lies in it is read otherwise */ }
			case Value.GameState(int source, int property) -> depend(aspects.statesOf(property));
			case Value.State(int source, Value owner, int property) -> {
				read(owner);
				depend(aspects.statesOf(property));
			}
			case Value.Printed(int source, Value owner, boolean design, int property) -> readPrinted(owner, design, property);
			case Value.PrintedEdge(int source, Value owner, int property, Value direction, int first, int size, Integer rotation) -> {
				readPrinted(owner, false, property);
				read(direction);
				if (rotation != null) {
					depend(aspects.statesOf(rotation));
				}
			}
			case Value.Derived(int source, var owner, int property) -> {
				if (owner != null) {
					read(owner);
				}
				found.add(others.ofProperty(property));
			}
			case Value.BuiltIn(int source, var property, Value owner) -> {
				switch (property) {
					case TITLE, SORT, ROW, COLUMN, NUMBER -> read(owner);
					case SPACE, PATH, TILE -> {
						read(owner);
						depend(Aspects.BOARDS);
					}
					case HOLDER, SEAT -> dependOnPlace(owner);
				}
			}
			case Value.OnlyCopy(int source, Value sort) -> read(sort);
			case Value.Enclosing(int source, int kind, Value inner) -> dependOnPlace(inner);
			case Value.ZoneOf(int source, Value owner, int zone) -> read(owner);
			case Value.Discards(int source, Value deck) -> read(deck);
			case Value.Arithmetic(int source, var operator, Value left, Value right) -> {
				read(left);
				read(right);
			}
			case Value.Truth(int source, Condition condition) -> read(condition);
			case Value.Choice(int source, Condition condition, Value yes, Value no) -> {
				read(condition);
				read(yes);
				read(no);
			}
			case Value.Certain(int source, Value certain) -> read(certain);
			case Value.Pick(int source, var end, Listing from) -> {
				read(from);
				if (end == Value.Pick.End.RANDOM) {
					dependOnEverything();
				}
			}
			case Value.Extreme(int source, boolean highest, Selection from, Value key) -> read(from, key);
			case Value.Count(int source, Listing.Selected(int place, Selection selection)) -> readInAnyOrder(selection, null);
			case Value.Count(int source, Listing of) -> read(of);
			case Value.Total(int source, Selection of, Value key) -> readInAnyOrder(of, key);
			case Value.TurnedWord(int source, Value word, Value steps, int first, int size) -> {
				read(word);
				read(steps);
			}
			case Value.Distance(int source, Value from, Value to) -> {
				dependOnPlace(from);
				dependOnPlace(to);
				depend(Aspects.BOARDS);
			}
			case Value.Roll roll -> dependOnEverything();
			case Value.Call(int source, int procedure, List<Argument> arguments) -> readCall(procedure, arguments);
			case Value.Proceed proceed -> { /* what is replaced is read, too */ }
		}
	}

	void read(Listing list) {
		switch (list) {
			case Listing.Values(int source, List<Value> values) -> values.forEach(this::read);
			case Listing.Joined(int source, List<Listing> lists) -> lists.forEach(this::read);
			case Listing.Range(int source, Value lower, Value upper) -> {
				read(lower);
				read(upper);
			}
			case Listing.Selected(int source, Selection selection) -> read(selection, null);
			case Listing.Extremes(int source, boolean highest, Selection from, Value key) -> read(from, key);
			case Listing.InZone(int source, Value zone) -> dependOnContents(zone);
			case Listing.InPlay(int source, int kind) -> dependOnKinds(kind, aspects::placesOf, Aspects.PLACES);
			case Listing.InSupply(int source, int kind) -> dependOnKinds(kind, aspects::placesOf, Aspects.PLACES);
			case Listing.OfBoard board -> { /* never changes */ }
			case Listing.Neighbours(int source, Value site) -> read(site);
			case Listing.Local local -> { /* a parameter, or bound by what was read before */ }
			case Listing.Printed(int source, Value owner, boolean design, int property) -> readPrinted(owner, design, property);
			case Listing.Derived(int source, var owner, int property) -> {
				if (owner != null) {
					read(owner);
				}
				found.add(others.ofProperty(property));
			}
			case Listing.Gathered(int source, Listing of, int slot, Listing each, boolean once) -> {
				read(of);
				if (kinds.areSites(of) && isWhatLiesOn(slot, each)) {
					depend(Aspects.BOARDS);
				} else {
					kinds.bind(slot, kinds.of(of));
					zones.put(slot, of);
					read(each);
					zones.remove(slot);
					kinds.release(slot);
				}
			}
			case Listing.StartingWith(int source, Listing turned, Value first, boolean after) -> {
				read(turned);
				read(first);
			}
			case Listing.Choice(int source, Condition condition, Listing yes, Listing no) -> {
				read(condition);
				read(yes);
				read(no);
			}
			case Listing.Ray(int source, Value origin, Value direction) -> {
				dependOnPlace(origin);
				read(direction);
			}
			case Listing.Call(int source, int procedure, List<Argument> arguments) -> readCall(procedure, arguments);
			case Listing.Proceed proceed -> { /* what is replaced is read, too */ }
		}
	}

	private static boolean isWhatLiesOn(int slot, Listing list) {
		return list instanceof Listing.InZone(int source, Value.ZoneOf(int place, Value.Local(int local, int owner), int zone))
				&& owner == slot
				&& zone == World.CONTENTS;
	}

	/**
	 * Reads a selection of which nothing is asked that depends on its order.
	 *
	 * @param key that is added up; null when only the selected ones are counted
	 */
	private void readInAnyOrder(Selection selection, @Nullable Value key) {
		ZoneSearch search = ZoneSearch.of(world, selection);
		if (search == null) {
			read(selection, key);
		} else {
			dependOn(search);
			readSelected(selection, search.kind(), key);
		}
	}

	/** @param key by which what is selected is compared; null when it is not */
	private void read(Selection selection, @Nullable Value key) {
		read(selection.from());
		readSelected(selection, kinds.of(selection.from()), key);
	}

	/** @param kind of what is looked at; null when it is not known */
	private void readSelected(Selection selection, @Nullable Integer kind, @Nullable Value key) {
		kinds.bind(selection.slot(), kind);
		Condition condition = selection.condition();
		if (condition != null) {
			read(condition);
		}
		Selection.Order order = selection.order();
		if (order != null) {
			read(order.key());
		}
		if (key != null) {
			read(key);
		}
		kinds.release(selection.slot());
	}

	void read(Condition condition) {
		switch (condition) {
			case Condition.Known sure -> { /* never changes */ }
			case Condition.Kept(int source, Value value) -> read(value);
			case Condition.Not(int source, Condition operand) -> read(operand);
			case Condition.And(int source, Condition left, Condition right) -> {
				read(left);
				read(right);
			}
			case Condition.Or(int source, Condition left, Condition right) -> {
				read(left);
				read(right);
			}
			case Condition.Same(int source, Value left, Value right) -> {
				read(left);
				read(right);
			}
			case Condition.Compare(int source, var relation, Value left, Value right) -> {
				read(left);
				read(right);
			}
			case Condition.Present(int source, Value value) -> read(value);
			case Condition.Any(int source, Selection selection) -> readInAnyOrder(selection, null);
			case Condition.Contains(int source, Listing list, Value value) -> {
				read(list);
				read(value);
			}
			case Condition.LiesIn(int source, Value piece, Value zone) -> {
				read(piece);
				dependOnContents(zone);
			}
			case Condition.OnBoard(int source, Value piece, int board, Condition means) -> read(means);
			case Condition.HasSort(int source, Value zone, Value.Constant(int known, var meaning, int sort)) ->
				dependOn(ZoneSearch.forSort(world, zone, sort));
			case Condition.HasSort(int source, Value zone, Value sort) -> {
				dependOnContents(zone);
				read(sort);
			}
			case Condition.HasKind(int source, Value zone, int kind) -> dependOn(ZoneSearch.forKind(zone, kind));
			case Condition.IsKind(int source, Value thing, boolean design, int kind) -> read(thing);
			case Condition.IsSort(int source, Value piece, Value sort) -> {
				read(piece);
				read(sort);
			}
			case Condition.ShowsSide(int source, Value piece, int side) -> {
				read(piece);
				dependOnSide(piece);
			}
			case Condition.ShowsSymbol(int source, Value roll, Value symbol) -> {
				read(roll);
				read(symbol);
			}
			case Condition.Knows(int source, Value player, Value piece) -> {
				read(player);
				dependOnPlace(piece);
				dependOnKinds(kinds.of(piece), aspects::knowledgeOf, Aspects.KNOWLEDGE);
				depend(aspects.statesOf(world.game().owner()));
			}
			case Condition.Can(int source, int slot, Value target, List<Argument> arguments) -> {
				read(target);
				arguments.forEach(this::read);
				found.add(others.ofGuards(slot,
						Stream.concat(Stream.of(Optional.ofNullable(kinds.of(target))), arguments.stream().map(this::kindOf)).toList()));
			}
		}
	}
}
