package org.hullwright.lang.design;

/** What stands in a box. */
public sealed interface Content {

	/** Nothing by itself. */
	record Nothing() implements Content {}

	/** What the component is called. */
	record Title() implements Content {}

	/** The text of the component: what is made from its rules, or what the author wants instead. */
	record Rules() implements Content {}

	/** Its picture; where it has none, its icon on a texture. */
	record Illustration() implements Content {}

	/** Its icon. */
	record Symbol() implements Content {}

	/** All values it prints that no other box shows. */
	record Facts() implements Content {}

	/** One of the values it prints. */
	record Fact(String property) implements Content {}

	/** A text in which {@code {title}}, {@code {kind}}, {@code {side}} and names of printed values in braces are filled in. */
	record Written(String text) implements Content {}
}
