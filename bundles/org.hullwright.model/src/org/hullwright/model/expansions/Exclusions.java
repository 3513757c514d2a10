package org.hullwright.model.expansions;

import java.util.BitSet;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import java.util.stream.Stream;

import org.hullwright.model.Expansion;
import org.hullwright.model.Property;

/** Which expansions cannot be on together: those of which one excludes the other, and alternatives. */
final class Exclusions {

	private final BitSet[] apart;
	private final List<Alternatives> alternatives;

	/**
	 * @param all in the order of their numbers
	 * @param numbers of all
	 * @param excluded what an expansion says that it excludes; what is not among all is passed over
	 * @param sorted whether it is said which of two comes later, so that both of two alternatives are wanted
	 */
	Exclusions(List<Expansion> all, Map<Expansion, Integer> numbers, Function<Expansion, ? extends Collection<Expansion>> excluded,
			List<Alternatives> alternatives, BiPredicate<Expansion, Expansion> sorted) {
		this.alternatives = alternatives;
		apart = Stream.generate(BitSet::new).limit(all.size()).toArray(BitSet[]::new);
		for (Expansion expansion : all) {
			for (Expansion other : excluded.apply(expansion)) {
				if (numbers.containsKey(other)) {
					apart[numbers.get(expansion)].set(numbers.get(other));
					apart[numbers.get(other)].set(numbers.get(expansion));
				}
			}
		}
		for (Alternatives each : alternatives) {
			for (Expansion expansion : each.expansions()) {
				each.expansions().stream().filter(other -> other != expansion && !sorted.test(expansion, other))
						.forEach(other -> apart[numbers.get(expansion)].set(numbers.get(other)));
			}
		}
	}

	/** The numbers of those that cannot be on with an expansion by its number; not to be changed. */
	BitSet of(int number) {
		return apart[number];
	}

	/** What is left open and said by both; empty when there is no such thing. */
	Optional<Property> saidByBoth(Expansion one, Expansion other) {
		return alternatives.stream().filter(each -> each.expansions().containsAll(List.of(one, other))).map(Alternatives::property)
				.findFirst();
	}
}
