package org.hullwright.lang.ide.drafting;

import java.util.HashSet;
import java.util.List;
import java.util.stream.Stream;

import org.hullwright.model.Component;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.types.Constants;

/**
 * The numbers that components print for one property.
 *
 * @param numbers one for each component that prints one
 */
record UsedNumbers(List<Integer> numbers) {

	/** The numbers that components print for a property. */
	static UsedNumbers of(Property property, List<Component> components) {
		return new UsedNumbers(components.stream().flatMap(component -> component.getEntries().stream())
				.flatMap(entry -> entry instanceof PropertyEntry printed && printed.getProperty() == property
						&& printed.getValues().size() == 1
								? Constants.numberOf(printed.getValues().getFirst()).stream().boxed()
								: Stream.empty())
				.toList());
	}

	/** The number that one more component begins with: where each has one of its own, the first that is free, else none in particular. */
	int next() {
		boolean isNumbering = numbers.size() > 1 && new HashSet<>(numbers).size() == numbers.size();
		return isNumbering ? numbers.stream().mapToInt(Integer::intValue).max().orElse(0) + 1 : 0;
	}
}
