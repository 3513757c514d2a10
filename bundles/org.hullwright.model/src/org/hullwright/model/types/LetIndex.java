package org.hullwright.model.types;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Map.Entry;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

import org.hullwright.model.Block;
import org.hullwright.model.Effect;
import org.hullwright.model.LetEffect;

/**
 * An index of what a block names with {@code let}, by name and position, so that a name in a block of thousands of sentences is found
 * without looking at all of them.
 */
final class LetIndex {

	private final Map<Effect, Integer> positions = new HashMap<>();
	private final Map<String, NavigableMap<Integer, LetEffect>> named = new HashMap<>();

	LetIndex(Block block) {
		List<Effect> effects = block.getEffects();
		for (int at = 0; at < effects.size(); at++) {
			Effect effect = effects.get(at);
			positions.put(effect, at);
			if (effect instanceof LetEffect let && let.getName() != null) {
				named.computeIfAbsent(let.getName(), any -> new TreeMap<>()).put(at, let);
			}
		}
	}

	/** The last of that name before a sentence of the block. */
	Optional<LetEffect> lastBefore(Effect effect, String name) {
		Integer position = positions.get(effect);
		NavigableMap<Integer, LetEffect> lets = named.get(name);
		return position == null || lets == null ? Optional.empty() : Optional.ofNullable(lets.lowerEntry(position)).map(Entry::getValue);
	}
}
