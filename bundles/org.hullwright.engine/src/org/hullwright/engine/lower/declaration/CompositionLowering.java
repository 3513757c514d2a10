package org.hullwright.engine.lower.declaration;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Collectors;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.symbol.Design;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Component;
import org.hullwright.model.Composition;
import org.hullwright.model.Kind;
import org.hullwright.model.Substitution;
import org.hullwright.model.Zone;
import org.hullwright.model.expansions.Expansions;
import org.hullwright.model.types.Members;

/**
 * Lowers what lies in zones at the start. {@code contains Hunt} is all copies of it, {@code contains each event} all copies of every
 * component of that kind which the pack that says so declares; with a number it is so many copies of each. What is taken away is taken its
 * author.
 */
final class CompositionLowering {

	/** Lines of all places together; what the largest packs need is a tenth of it. */
	private static final int MOST_LINES = 500_000;
	/** Lines of all places that changes look at. */
	private static final int MOST_CHANGED_LINES = 5_000_000;

	private final Pack pack;
	private final Map<Kind, List<Component>> components = new HashMap<>();
	/** Null until it is first asked for. */
	private @Nullable Set<Integer> removedFromTheGame;
	private int lines;
	private int changedLines;

	CompositionLowering(Pack pack) {
		this.pack = pack;
	}

	/** What lies in a zone, with what expansions add to it and remove from it. */
	List<World.Composition> of(Zone zone) {
		List<Composition> lines = new ArrayList<>(pack.switchedOn().compositionOf(zone));
		lines.addAll(pack.switchedOn().additionsTo(zone));
		return listed(changed(counted(lines, this::fromTheSamePack), zone), zone);
	}

	private SequencedMap<Integer, Integer> changed(SequencedMap<Integer, Integer> there, Zone zone) {
		SequencedMap<Integer, Integer> counts = there;
		for (Substitution change : pack.switchedOn().substitutionsIn(zone)) {
			chargeChange(zone, 1);
			counts = replaced(counts, change, zone);
		}
		SequencedMap<Integer, Integer> left = counts;
		for (Composition removal : pack.switchedOn().removalsFrom(zone)) {
			boolean all = removal.getCount() == 0;
			SequencedMap<Integer, Integer> removed = counted(List.of(removal), (component, line) -> true);
			chargeChange(zone, removed.size());
			removed
					.forEach((sort, count) -> left.computeIfPresent(sort, (any, before) -> all ? 0 : Math.max(0, before - count)));
		}
		return left;
	}

	private void chargeChange(Zone zone, int lines) {
		changedLines += lines;
		if (changedLines > MOST_CHANGED_LINES) {
			throw pack.sources().refuse(zone, "what expansions replace and remove in all places at the start is told in more than "
					+ MOST_CHANGED_LINES + " lines; let fewer of them change everything");
		}
	}

	private SequencedMap<Integer, Integer> replaced(SequencedMap<Integer, Integer> counts, Substitution change, Zone zone) {
		int gone = pack.symbols().sort(change.getComponent(), change);
		int instead = pack.symbols().sort(change.getReplacement(), change);
		if (!counts.containsKey(gone)) {
			return counts;
		}
		chargeChange(zone, counts.size());
		SequencedMap<Integer, Integer> replaced = new LinkedHashMap<>();
		counts.forEach((sort, count) -> replaced.merge(sort == gone ? instead : sort, count, Integer::sum));
		return replaced;
	}

	/** Whether all copies of a component are out of the game from the start. */
	boolean isRemoved(Component component) {
		Set<Integer> removed = removedFromTheGame;
		if (removed == null) {
			removed = pack.switchedOn().removalsFromTheGame().stream()
					.flatMap(removal -> counted(List.of(removal), (any, line) -> true).keySet().stream()).collect(Collectors.toSet());
			removedFromTheGame = removed;
		}
		return removed.contains(pack.symbols().sort(component, component));
	}

	/** What a component says about one of its zones. */
	List<World.Composition> of(List<Composition> lines, Zone zone) {
		return listed(changed(counted(lines, this::fromTheSamePack), zone), zone);
	}

	private SequencedMap<Integer, Integer> counted(List<Composition> lines, BiPredicate<Component, Composition> wanted) {
		SequencedMap<Integer, Integer> counts = new LinkedHashMap<>();
		for (Composition line : lines) {
			switch (line.getContent()) {
				case Component component -> count(component, line, counts);
				case Kind kind -> componentsOf(kind).stream().filter(component -> wanted.test(component, line))
						.forEach(component -> count(component, line, counts));
				case null, default -> throw pack.sources().refuse(line, "this name means nothing here");
			}
		}
		return counts;
	}

	private void count(Component component, Composition line, Map<Integer, Integer> counts) {
		int sort = pack.symbols().sort(component, line);
		int all = hasAsNeeded(component) ? 1 : pack.symbols().designs().get(sort).copies();
		counts.merge(sort, line.getCount() > 0 ? line.getCount() : all, Integer::sum);
	}

	/** What has copies as needed lies only where it is named. */
	private boolean hasAsNeeded(Component component) {
		return Members.areCopiesAsNeeded(pack.switchedOn().entriesOf(component));
	}

	/** Looked up once for each kind, as thousands of places may start with all of it. */
	private List<Component> componentsOf(Kind kind) {
		return components.computeIfAbsent(kind, wanted -> pack.symbols().designs().stream()
				.filter(Design.Declared.class::isInstance).map(Design.Declared.class::cast)
				.filter(design -> pack.types().kinds().isA(design.kind(), wanted)).map(Design.Declared::component)
				.filter(component -> !hasAsNeeded(component)).toList());
	}

	private boolean fromTheSamePack(Component component, Composition line) {
		return Expansions.packOf(component).equals(Expansions.packOf(line));
	}

	private List<World.Composition> listed(SequencedMap<Integer, Integer> counts, Zone zone) {
		lines += counts.size();
		if (lines > MOST_LINES) {
			throw pack.sources().refuse(zone, "what lies in all places at the start is told in more than " + MOST_LINES
					+ " lines; let fewer places contain all of a kind");
		}
		return counts.entrySet().stream().filter(entry -> entry.getValue() > 0)
				.map(entry -> new World.Composition(entry.getKey(), entry.getValue())).toList();
	}
}
