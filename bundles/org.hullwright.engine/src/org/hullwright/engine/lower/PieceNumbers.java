package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.model.AddChange;
import org.hullwright.model.Component;

/** Which numbers the pieces of each component have: the copies of the first component, then those of the second, and so on. */
final class PieceNumbers {

	private final Symbols symbols;
	private final List<Integer> firsts = new ArrayList<>();
	private final List<Integer> copies = new ArrayList<>();
	private int count;

	PieceNumbers(Symbols symbols) {
		this.symbols = symbols;
		PrintedLowering printed = new PrintedLowering(symbols, this);
		for (Component component : symbols.components().all()) {
			add(printed.copies(component) + added(component));
		}
	}

	/** Copies that expansions add to decks beyond those the component says. */
	private int added(Component component) {
		return symbols.active().stream().flatMap(expansion -> expansion.getChanges().stream())
				.filter(change -> change instanceof AddChange addition && addition.getAddition().getContent() == component)
				.mapToInt(change -> ((AddChange) change).getAddition().getCount()).sum();
	}

	/** Numbers the copies of one more design. */
	int add(int number) {
		firsts.add(count);
		copies.add(number);
		count += number;
		return firsts.getLast();
	}

	int count() {
		return count;
	}

	int firstOf(Component component) {
		return firsts.get(symbols.components().of(component));
	}

	int firstOf(int sort) {
		return firsts.get(sort);
	}

	int copiesOf(int sort) {
		return copies.get(sort);
	}
}
