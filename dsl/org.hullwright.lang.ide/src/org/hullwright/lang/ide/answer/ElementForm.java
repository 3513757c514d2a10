package org.hullwright.lang.ide.answer;

import java.util.List;

/**
 * What can be said about a new element of some sort, for an author to fill in.
 *
 * @param sort what it will be
 * @param isNamed whether it gets a name of its own besides its title
 * @param fields what is asked, the most important first
 * @param destinations the places it may start in, the one where most of its sort lie first; empty when there are none
 */
public record ElementForm(Creatable sort, boolean isNamed, List<FormField> fields, List<Destination> destinations) {

	public ElementForm {
		fields = List.copyOf(fields);
		destinations = List.copyOf(destinations);
	}
}
