package org.hullwright.playtest.session;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Place;

/**
 * What could be chosen but is not offered now.
 *
 * @param subject the piece it is about; null when it is about none
 * @param place where the rules would offer it
 * @param grounds what is in the way, all of it together, each as a sentence without a capital letter and a full stop; at least one
 */
public record NotOffered(String label, @Nullable Integer subject, Place place, List<Cause> grounds) {

	public NotOffered {
		grounds = List.copyOf(grounds);
	}
}
