package org.hullwright.simulation.rules;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

import org.hullwright.engine.tree.World;

/**
 * Ablation of one component: the same game without it, or with a component that does nothing. Played next to the game as it is, with the
 * same seeds, it tells what the component is worth.
 */
public final class Ablation {

	private final World world;

	/** Of a world, which stays as it is. */
	public Ablation(World world) {
		this.world = world;
	}

	/**
	 * The names of all components that can be left out, in the order of the pack: what has a copy in the game, lies on no board as a part
	 * of it, and is no player.
	 */
	public List<String> candidates() {
		return IntStream.range(0, world.sorts().size()).filter(this::canBeLeftOut).mapToObj(at -> world.sorts().get(at).name()).toList();
	}

	private boolean canBeLeftOut(int at) {
		World.Sort sort = world.sorts().get(at);
		return sort.copies() > 0 && !sort.removed() && at != world.game().playerSort() && !isOfBoard(sort);
	}

	/** A part of a board that is in play, or of one that is not. */
	private boolean isOfBoard(World.Sort sort) {
		return world.isSite(sort.kind()) || world.boards().stream()
				.anyMatch(board -> board.spaces().stream().anyMatch(space -> isCopyOf(sort, space.piece()))
						|| board.paths().stream().anyMatch(path -> isCopyOf(sort, path.piece())));
	}

	private static boolean isCopyOf(World.Sort sort, int piece) {
		return piece >= sort.firstPiece() && piece < sort.firstPiece() + sort.copies();
	}

	/**
	 * The game in which all copies of a component are out of play from the start.
	 *
	 * @param component one of the {@link #candidates}
	 * @throws IllegalArgumentException for another one
	 */
	public World without(String component) {
		int at = position(component);
		List<World.Zone> zones = world.zones().stream()
				.map(zone -> new World.Zone(zone.name(), zone.title(), zone.owner(), zone.form(), zone.reshuffles(),
						zone.visibility(), zone.content(), lacking(at, zone.composition()), zone.refill(), zone.source()))
				.toList();
		List<World.Sort> sorts = new ArrayList<>(world.sorts());
		sorts.replaceAll(sort -> changed(sort, sort.bodies(), lacking(at, sort.composition()), sort.removed()));
		World.Sort missing = sorts.get(at);
		sorts.set(at, changed(missing, missing.bodies(), missing.composition(), true));
		return world.arranged(zones, sorts, world.fingerprint() + " without " + component);
	}

	/**
	 * The game in which a component is there, but nothing that it says can be performed.
	 *
	 * @param component one of the {@link #candidates}
	 * @throws IllegalArgumentException for another one
	 */
	public World withoutEffectsOf(String component) {
		int at = position(component);
		List<World.Sort> sorts = new ArrayList<>(world.sorts());
		World.Sort sort = sorts.get(at);
		sorts.set(at, changed(sort, Map.of(), sort.composition(), sort.removed()));
		return world.arranged(world.zones(), sorts, world.fingerprint() + " without effects of " + component);
	}

	private int position(String component) {
		return IntStream.range(0, world.sorts().size()).filter(at -> world.sorts().get(at).name().equals(component) && canBeLeftOut(at))
				.findFirst()
				.orElseThrow(() -> new IllegalArgumentException("there is no component " + component + " that this game could do without"));
	}

	private static List<World.Composition> lacking(int sort, List<World.Composition> composition) {
		return composition.stream().filter(part -> part.sort() != sort).toList();
	}

	private static Map<Integer, List<World.Composition>> lacking(int sort, Map<Integer, List<World.Composition>> byZone) {
		return byZone.entrySet().stream().collect(Collectors.toMap(Map.Entry::getKey, zone -> lacking(sort, zone.getValue())));
	}

	private static World.Sort changed(World.Sort sort, Map<Integer, World.Body> bodies, Map<Integer, List<World.Composition>> composition,
			boolean removed) {
		return new World.Sort(sort.name(), sort.title(), sort.kind(), sort.copies(), sort.firstPiece(), sort.printed(), sort.sides(),
				sort.initial(), bodies,
				composition, removed, sort.source());
	}
}
