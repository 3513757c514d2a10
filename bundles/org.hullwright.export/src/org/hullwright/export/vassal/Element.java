package org.hullwright.export.vassal;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** An element of XML that is being put together. */
final class Element {

	private final String name;
	private final Map<String, String> attributes = new LinkedHashMap<>();
	private final List<Element> children = new ArrayList<>();
	private String text = "";

	private Element(String name) {
		this.name = name;
	}

	/** An element with nothing in it. */
	static Element of(String name) {
		return new Element(name);
	}

	/** The same with an attribute more. */
	Element with(String attribute, Object value) {
		attributes.put(attribute, value.toString());
		return this;
	}

	/** The same with some text in it. */
	Element saying(String words) {
		text = words;
		return this;
	}

	/** The same with an element in it. */
	Element add(Element child) {
		children.add(child);
		return this;
	}

	/** The same with elements in it. */
	Element addAll(List<Element> more) {
		children.addAll(more);
		return this;
	}

	String name() {
		return name;
	}

	Map<String, String> attributes() {
		return attributes;
	}

	List<Element> children() {
		return children;
	}

	String text() {
		return text;
	}
}
