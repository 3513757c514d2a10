package org.hullwright.model.expansions;

import java.util.Arrays;

import org.eclipse.jdt.annotation.Nullable;

/**
 * Semantic versions from one on and below another, as in {@code from 1.2.0 below 2.0.0}.
 *
 * @param atLeast the first version that will do; null for any
 * @param below the first version that will not do any more; null for none
 */
public record VersionRange(@Nullable String atLeast, @Nullable String below) {

	/** Whether a version lies in the range; what is no version lies in none that has an end. */
	public boolean includes(String version) {
		String atLeast = this.atLeast;
		String below = this.below;
		return !(atLeast != null && compare(version, atLeast) < 0) && !(below != null && compare(version, below) >= 0);
	}

	private static int compare(String one, String other) {
		return Arrays.compare(parts(one), parts(other));
	}

	private static long[] parts(String version) {
		return Arrays.stream(version.split("\\.")).mapToLong(VersionRange::number).toArray();
	}

	private static long number(String part) {
		return part.length() <= 18 && !part.isBlank() && part.chars().allMatch(Character::isDigit) ? Long.parseLong(part) : -1;
	}

	@Override
	public String toString() {
		if (atLeast == null && below == null) {
			return "any version";
		}
		return (atLeast == null ? "" : "from " + atLeast) + (atLeast == null || below == null ? "" : " ")
				+ (below == null ? "" : "below " + below);
	}
}
