package org.hullwright.export.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

import org.hullwright.engine.lower.symbol.Origins;
import org.hullwright.engine.node.ValueWording;
import org.hullwright.engine.tree.World;
import org.hullwright.export.identity.Identities;
import org.hullwright.lang.rulestext.CardWriter;

/** Reads components with what is printed on them. */
final class ComponentReader {

	private final Origins origins;
	private final World world;
	private final ValueWording wording;
	private final Identities identities;
	private final Printer printer;
	private final Set<org.hullwright.model.Component> revised;
	private final CounterReader counters;

	/**
	 * Writes what is printed.
	 *
	 * @param language that it is printed in; empty text for that of the pack
	 */
	record Printer(CardWriter cards, String language) {}

	/** @param revised components that expansions change that are on */
	ComponentReader(Origins origins, ValueWording wording, World world, Identities identities, Printer printer,
			Set<org.hullwright.model.Component> revised) {
		this.origins = origins;
		this.world = world;
		this.wording = wording;
		this.identities = identities;
		this.printer = printer;
		this.revised = revised;
		this.counters = new CounterReader(world);
	}

	List<Component> components() {
		var components = new ArrayList<Component>();
		for (int sort = 0; sort < world.sorts().size(); sort++) {
			if (origins.sorts().get(sort) instanceof org.hullwright.model.Component declared) {
				World.Sort design = world.sorts().get(sort);
				components.add(new Component(identities.sort(sort), Titles.of(design), world.kinds().get(design.kind()).name(),
						world.catalogue().icons().ofKind(design.kind()),
						design.copies(), design.removed(),
						revised.contains(declared), printer.cards().write(declared, printer.language(), origins.printing()),
						printed(design), counters.counters(design)));
			}
		}
		return components;
	}

	private SortedMap<String, List<String>> printed(World.Sort design) {
		var printed = new TreeMap<String, List<String>>();
		design.printed().forEach((property, values) -> {
			World.Property declared = world.properties().get(property);
			printed.put(declared.name(), Arrays.stream(values).filter(value -> value != World.ABSENT)
					.mapToObj(value -> wording.of(value, declared.display())).toList());
		});
		return printed;
	}
}
