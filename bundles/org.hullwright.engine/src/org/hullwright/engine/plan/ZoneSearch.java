package org.hullwright.engine.plan;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Selection;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;

/**
 * A search of zones for something of a kind or design, whatever else lies there and in which order.
 *
 * @param kind that is looked for
 * @param sort the design that is looked for, which is of that kind; null for any of it
 */
record ZoneSearch(List<Value> zones, int kind, @Nullable Integer sort) {

	/** A search for something of a kind. */
	static ZoneSearch forKind(Value zone, int kind) {
		return new ZoneSearch(List.of(zone), kind, null);
	}

	/** A search for the copies of a design. */
	static ZoneSearch forSort(World world, Value zone, int sort) {
		return forSort(world, List.of(zone), sort);
	}

	private static ZoneSearch forSort(World world, List<Value> zones, int sort) {
		return new ZoneSearch(zones, world.sorts().get(sort).kind(), sort);
	}

	/** The search that a selection is, if nothing is asked of it that depends on an order; null when it is any other selection. */
	static @Nullable ZoneSearch of(World world, Selection selection) {
		List<Value> zones = zonesOf(selection.from());
		return zones.isEmpty() ? null : of(world, zones, selection.condition(), selection.slot());
	}

	/** Goes by the first part of the condition, for only of what passes that the rest is asked. */
	private static @Nullable ZoneSearch of(World world, List<Value> zones, @Nullable Condition condition, int slot) {
		return switch (condition) {
			case Condition.And(int source, Condition left, Condition right) -> of(world, zones, left, slot);
			case Condition.IsKind(int source, Value.Local(int place, int local), boolean design, int kind) when local == slot && !design ->
				new ZoneSearch(zones, kind, null);
			case Condition.IsSort(int source, Value.Local(int place, int local), Value.Constant(int known, var meaning, int sort)) when local == slot ->
				forSort(world, zones, sort);
			case null, default -> null;
		};
	}

	/** The zones of which a list has all that lies there; empty for other lists. */
	private static List<Value> zonesOf(Listing list) {
		return switch (list) {
			case Listing.InZone(int source, Value zone) -> List.of(zone);
			case Listing.Gathered(int source, Listing zones, int slot, Listing.InZone(int within, Value.Local(int local, int zone)), boolean once) when zone == slot ->
				valuesOf(zones);
			default -> List.of();
		};
	}

	/** What a list has that is written out; empty for other lists. */
	private static List<Value> valuesOf(Listing list) {
		return switch (list) {
			case Listing.Values(int source, List<Value> values) -> values;
			case Listing.Joined(int source, List<Listing> lists) when lists.stream().allMatch(Listing.Values.class::isInstance) ->
				lists.stream().flatMap(part -> valuesOf(part).stream()).toList();
			default -> List.of();
		};
	}

	/** Whether a zone is for other pieces as well as for those of the kind. */
	boolean isAmongOthers(World world, Value zone) {
		return switch (zone) {
			case Value.Zone(int source, int declaration) -> isForMore(world, declaration);
			case Value.ZoneOf(int source, Value owner, int declaration) -> declaration == World.CONTENTS || isForMore(world, declaration);
			case Value.Discards(int source, Value deck) -> isAmongOthers(world, deck);
			default -> true;
		};
	}

	private boolean isForMore(World world, int declaration) {
		return !world.isA(world.zones().get(declaration).content(), kind);
	}
}
