package org.hullwright.model.expansions;

import java.util.List;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.model.EffectEntry;
import org.hullwright.model.Expansion;
import org.hullwright.model.Expression;
import org.hullwright.model.Side;

/**
 * Something that an expansion puts in the place of something else.
 *
 * @param by the expansion
 * @param place where it says so
 * @param condition of what is replaced only sometimes; null otherwise
 */
public record Replacement(Expansion by, EObject place, Thing thing, Extent extent, @Nullable Expression condition) {

	/** How much of the thing is left. */
	public enum Extent {
		/** Nothing: who comes before is never heard. */
		WHOLE,
		/** Nothing, but only under a condition. */
		SOMETIMES,
		/** Nothing, and it does not matter how often that is said. */
		REMOVED,
		/** It goes on with what was there. */
		AROUND,
		/** It stays as it is, at another place. */
		MOVED
	}

	/**
	 * What is replaced.
	 *
	 * @param object the declaration
	 * @param aspect what of it: a member, a number, a word
	 */
	public record Thing(EObject object, Object aspect, String words) {

		/** Equal for two things exactly where they are the same. */
		public Object key() {
			return List.of(object, aspect);
		}

		/** Whether the same is meant, however it is said. */
		public boolean isSameAs(Thing other) {
			return object == other.object && aspect.equals(other.aspect);
		}
	}

	/** The aspect of what is performed or computed. */
	static final String RESOLUTION = "resolution";
	/** The aspect of being in the game at all. */
	static final String PRESENCE = "presence";

	/** Whether a text is not heard because of this: something else is performed, computed or there in its place. */
	public boolean silences(EObject text) {
		return extent == Extent.WHOLE && isReplaced(text);
	}

	private boolean isReplaced(EObject text) {
		if (thing.aspect.equals(RESOLUTION) || thing.aspect.equals(PRESENCE)) {
			return thing.object == (text instanceof EffectEntry entry && thing.aspect.equals(RESOLUTION) ? entry.getSlot() : text);
		}
		return text instanceof EffectEntry entry && entry.getSlot() != null && switch (entry.eContainer()) {
			case Side side -> side.eContainer() == thing.object && thing.aspect.equals(side.getName() + " " + entry.getSlot().getName());
			case null -> false;
			case EObject owner -> owner == thing.object && thing.aspect.equals(entry.getSlot().getName());
		};
	}

	/** Whether it matters which of two comes later, because one would silence the other. */
	public boolean clashesWith(Replacement other) {
		if (!thing.isSameAs(other.thing)) {
			return false;
		}
		return switch (extent) {
			case WHOLE -> true;
			case REMOVED -> other.extent != Extent.REMOVED;
			case SOMETIMES ->
				other.extent == Extent.WHOLE || other.extent == Extent.SOMETIMES && EcoreUtil.equals(condition, other.condition);
			case AROUND -> other.extent == Extent.WHOLE;
			case MOVED -> other.extent == Extent.WHOLE || other.extent == Extent.MOVED;
		};
	}
}
