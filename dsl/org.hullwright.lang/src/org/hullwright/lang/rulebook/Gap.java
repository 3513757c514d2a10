package org.hullwright.lang.rulebook;

import java.util.List;

import org.hullwright.model.Component;
import org.hullwright.model.Expression;
import org.hullwright.model.Named;
import org.hullwright.model.Property;

/** What stands in braces in a chapter of the rulebook: a cross-reference, or a value that is known without a game. */
public sealed interface Gap {

	/** Something by its title: <code>{Fire}</code>. */
	record Title(Named named) implements Gap {}

	/** A property of the whole game: <code>{handSize}</code>. */
	record Value(Property property) implements Gap {}

	/** What a component prints: <code>{Pistol's shots}</code>. */
	record Printed(Component component, List<Expression> values) implements Gap {

		public Printed {
			values = List.copyOf(values);
		}
	}

	/** A number: <code>{number of Fire}</code>, <code>{Time's highest}</code>. */
	record Amount(int number) implements Gap {}

	/** Several things, one after the other: <code>{each Door}</code>. */
	record Titles(List<Named> named) implements Gap {

		public Titles {
			named = List.copyOf(named);
		}
	}

	/** A name that nothing has. */
	record Unknown(String name) implements Gap {}

	/** What is there, but known only while a game is played. */
	record Untold() implements Gap {}
}
