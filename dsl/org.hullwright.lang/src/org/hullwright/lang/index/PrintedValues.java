package org.hullwright.lang.index;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.eclipse.xtext.nodemodel.ICompositeNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.eclipse.xtext.resource.IEObjectDescription;
import org.eclipse.xtext.resource.impl.AliasedEObjectDescription;
import org.hullwright.lang.naming.HullNames;
import org.hullwright.lang.naming.TokenText;
import org.hullwright.model.Component;
import org.hullwright.model.Entry;
import org.hullwright.model.HullPackage;
import org.hullwright.model.PropertyEntry;
import org.hullwright.model.Side;

/**
 * Index of what components print, by property and value: which of them print the same is looked up, and no file has to be loaded for it.
 * Different properties of one name lie together; whoever asks looks at the components themselves. A snapshot.
 */
public final class PrintedValues {

	/** What is longer is a text to read, and nothing by which a component is found. */
	private static final int LONGEST = 60; // characters
	private static final Pattern LINE_BREAK = Pattern.compile("\\R");

	private final Map<String, List<IEObjectDescription>> components = new HashMap<>(); // by key

	/** @param names the components that are known */
	PrintedValues(VisibleNames names) {
		names.all(HullPackage.Literals.COMPONENT)
				.filter(found -> !(found instanceof AliasedEObjectDescription) && found.getUserData(HullIndexing.PRINTS) != null)
				.forEach(found -> found.getUserData(HullIndexing.PRINTS).lines()
						.forEach(key -> components.computeIfAbsent(key, none -> new ArrayList<>(1)).add(found)));
	}

	/**
	 * The components that may print this value, each once.
	 *
	 * @param property its name
	 * @param value as it is written
	 */
	public List<IEObjectDescription> printing(String property, String value) {
		return components.getOrDefault(key(property, value), List.of());
	}

	/** All short values that a component prints, one key on each line. */
	static String of(Component component) {
		var keys = new LinkedHashSet<String>();
		entries(component).forEach(entry -> {
			String value = entry instanceof PropertyEntry property ? written(property) : "";
			if (!value.isEmpty() && value.length() <= LONGEST) {
				keys.add(key(HullNames.written(entry, HullPackage.Literals.PROPERTY_ENTRY__PROPERTY), value));
			}
		});
		return String.join("\n", keys);
	}

	/** What a component says of itself and on its sides. */
	public static Stream<Entry> entries(Component component) {
		return Stream.concat(component.getEntries().stream(), component.getSides().stream().map(Side::getEntries).flatMap(List::stream))
				.filter(Objects::nonNull);
	}

	/** The only value of an entry as it is written; empty text when it has none or several. */
	public static String written(PropertyEntry entry) {
		ICompositeNode value = entry.getValues().size() == 1 ? NodeModelUtils.findActualNodeFor(entry.getValues().getFirst()) : null;
		return value == null ? "" : TokenText.of(value);
	}

	private static String key(String property, String value) {
		return property + " " + LINE_BREAK.matcher(value).replaceAll(" ");
	}
}
