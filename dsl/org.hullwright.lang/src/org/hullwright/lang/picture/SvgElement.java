package org.hullwright.lang.picture;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.lang.picture.SvgStyle.Declaration;

/** An element of a drawing, as far as it tells what drawing it takes. */
final class SvgElement {

	/** A part of the drawing that something refers to by a property or attribute. */
	record Reference(String property, String id) {}

	private final String name;
	private final int line;
	private final Map<String, String> attributes = new HashMap<>();
	private final List<Declaration> declarations = new ArrayList<>();
	private final List<Reference> references = new ArrayList<>();
	private final List<SvgElement> children = new ArrayList<>();
	private int letters;

	/** @param line of the file, from 1 */
	SvgElement(String name, int line) {
		this.name = name;
		this.line = line;
	}

	String name() {
		return name;
	}

	int line() {
		return line;
	}

	/** An attribute without a namespace; empty text when it has none of that name. */
	String attribute(String attribute) {
		return attributes.getOrDefault(attribute, "");
	}

	/** What attributes, style and style sheets say of a property, one after the other; which of them counts is not asked. */
	List<String> values(String property) {
		var values = new ArrayList<String>();
		if (attributes.containsKey(property)) {
			values.add(attributes.get(property));
		}
		declarations.stream().filter(said -> said.property().equals(property)).map(Declaration::value).forEach(values::add);
		return values;
	}

	List<Reference> references() {
		return references;
	}

	List<SvgElement> children() {
		return children;
	}

	/** How many letters stand directly in it. */
	int letters() {
		return letters;
	}

	void add(SvgElement child) {
		children.add(child);
	}

	void addLetters(int more) {
		letters += more;
	}

	void set(String attribute, String value) throws SvgObjection {
		attributes.put(attribute, value);
		refer(attribute, value);
	}

	void refer(Reference reference) {
		references.add(reference);
	}

	/** Adds what a style says. */
	void style(List<Declaration> said) throws SvgObjection {
		for (Declaration declaration : said) {
			refer(declaration.property(), declaration.value());
		}
		declarations.addAll(said);
	}

	private void refer(String property, String value) throws SvgObjection {
		for (String id : SvgStyle.references(value, line)) {
			references.add(new Reference(property, id));
		}
	}
}
