package org.hullwright.markup;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

import org.eclipse.jdt.annotation.Nullable;

/** Attributes of an element, in the order in which they are written. Immutable. */
public final class Attributes {

	/** No attribute at all. */
	public static final Attributes NONE = new Attributes(List.of());

	private final List<Attribute> all;

	/** @param value null for an attribute of HTML that is there or not */
	private record Attribute(String name, @Nullable String value) {}

	private Attributes(List<Attribute> all) {
		this.all = List.copyOf(all);
	}

	/**
	 * Some attributes; their values are text, whatever they say.
	 *
	 * @param namesAndValues in turn; the last may be a name without a value, such as {@code hidden}, which HTML alone allows
	 */
	public static Attributes of(String... namesAndValues) {
		List<Attribute> attributes = new ArrayList<>();
		for (int at = 0; at < namesAndValues.length; at += 2) {
			attributes.add(new Attribute(namesAndValues[at], at + 1 < namesAndValues.length ? namesAndValues[at + 1] : null));
		}
		return new Attributes(attributes);
	}

	/** These and one more; its value is text, whatever it says. */
	public Attributes with(String name, String value) {
		return plus(List.of(new Attribute(name, value)));
	}

	/** These and a length, such as a coordinate, with one decimal place. */
	public Attributes with(String name, double length) {
		return with(name, String.format(Locale.ROOT, "%.1f", length));
	}

	/** These and a whole number. */
	public Attributes with(String name, int number) {
		return with(name, Integer.toString(number));
	}

	/** These and others after them. */
	public Attributes with(Attributes others) {
		return plus(others.all);
	}

	private Attributes plus(List<Attribute> more) {
		List<Attribute> together = new ArrayList<>(all);
		together.addAll(more);
		return new Attributes(together);
	}

	void writeTo(StringBuilder tag) {
		for (Attribute attribute : all) {
			tag.append(' ').append(attribute.name());
			String value = attribute.value();
			if (value != null) {
				tag.append("=\"").append(Escaping.escaped(value)).append('"');
			}
		}
	}
}
