package org.hullwright.simulation.rules;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.TreeMap;

import org.hullwright.engine.tree.Argument;
import org.hullwright.engine.tree.Definition;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/**
 * The numbers of a game that have a name and are known before it is played: what a state or a track of the game starts with, a derived
 * value that is one number, and what is printed on a component or what its states start with, as {@code Component.property}. What a
 * component prints on one of its sides only is not among them. How many copies there are of a component is told, but cannot be varied in a
 * game that is compiled: its pieces are there when it begins.
 */
public final class NamedNumbers {

	/** What every component prints and no rule goes by. */
	private static final String COPIES = "copies";

	private final World world;

	public NamedNumbers(World world) {
		this.world = world;
	}

	/** All of them by their names, in the order of these. */
	public SequencedMap<String, Integer> all() {
		SequencedMap<String, Integer> numbers = new TreeMap<>();
		for (int property = 0; property < world.properties().size(); property++) {
			World.Property declared = world.properties().get(property);
			if (isNumber(declared) && declared.owner() < 0) {
				valueOf(declared).ifPresent(value -> numbers.put(declared.name(), value));
			} else if (isNumber(declared) && declared.nature() != Nature.DERIVED && !isOfCopies(declared)) {
				addThoseOfComponents(property, numbers);
			}
		}
		return numbers;
	}

	private void addThoseOfComponents(int property, Map<String, Integer> numbers) {
		World.Property declared = world.properties().get(property);
		for (World.Sort sort : world.sorts()) {
			if (sort.copies() > 0 && world.isA(sort.kind(), declared.owner())) {
				valueOn(sort, property).ifPresent(value -> numbers.put(sort.name() + "." + declared.name(), value));
			}
		}
	}

	/** How many copies there are of each component, by {@code Component.copies}: no numbers that {@link #vary} knows. */
	public SequencedMap<String, Integer> copies() {
		SequencedMap<String, Integer> copies = new TreeMap<>();
		world.sorts().forEach(sort -> copies.put(sort.name() + "." + COPIES, sort.copies()));
		return copies;
	}

	/** The component of which a name is how many copies there are; empty when it is another name. */
	public Optional<String> componentCountedBy(String name) {
		return world.sorts().stream().map(World.Sort::name).filter(sort -> name.equals(sort + "." + COPIES)).findFirst();
	}

	private static boolean isOfCopies(World.Property property) {
		return property.nature() == Nature.PRINTED && property.name().equals(COPIES);
	}

	private static boolean isNumber(World.Property property) {
		return property.display() == Display.NUMBER && !property.list();
	}

	private static Optional<Integer> valueOf(World.Property property) {
		return switch (property.definition()) {
			case Definition.State state -> Optional.of(state.initial()).filter(value -> value != World.ABSENT);
			case Definition.Derived(Argument value, int slots) ->
				Optional.of(value).filter(NamedNumbers::isConstant).map(constant -> constantOf(constant).value());
			case Definition.Printed printed -> Optional.empty();
		};
	}

	private Optional<Integer> valueOn(World.Sort sort, int property) {
		World.Property declared = world.properties().get(property);
		if (declared.nature() == Nature.PRINTED) {
			return Optional.ofNullable(sort.printed().get(property)).filter(values -> values.length == 1 && values[0] != World.ABSENT)
					.map(values -> values[0]);
		}
		return Optional.of(sort.initial().getOrDefault(property, declared.initial())).filter(value -> value != World.ABSENT);
	}

	private static boolean isConstant(Argument definition) {
		return definition instanceof Argument.Single(Value.Constant constant) && constant.meaning() == Value.Constant.Meaning.NUMBER;
	}

	private static Value.Constant constantOf(Argument definition) {
		return (Value.Constant) ((Argument.Single) definition).value();
	}

	/**
	 * The same game with another number.
	 *
	 * @param name one of {@link #all}
	 * @throws IllegalArgumentException when there is no such number, or it cannot have that value; says why
	 */
	public World vary(String name, int value) {
		if (!all().containsKey(name)) {
			throw new IllegalArgumentException("there is no number " + name);
		}
		int dot = name.indexOf('.');
		String propertyName = name.substring(dot + 1);
		List<World.Property> properties = new ArrayList<>(world.properties());
		List<World.Sort> sorts = new ArrayList<>(world.sorts());
		for (int property = 0; property < properties.size(); property++) {
			World.Property declared = properties.get(property);
			if (declared.name().equals(propertyName) && isNumber(declared)) {
				if (dot < 0 && declared.owner() < 0) {
					check(name, declared, value);
					properties.set(property, starting(declared, value));
				} else if (dot >= 0 && declared.owner() >= 0) {
					varyOn(name.substring(0, dot), property, value, sorts);
				}
			}
		}
		return world.with(properties, sorts, world.fingerprint() + " with " + name + " " + value);
	}

	private void varyOn(String component, int property, int value, List<World.Sort> sorts) {
		World.Property declared = world.properties().get(property);
		for (int at = 0; at < sorts.size(); at++) {
			World.Sort sort = sorts.get(at);
			if (sort.name().equals(component) && world.isA(sort.kind(), declared.owner())) {
				check(component + "." + declared.name(), declared, value);
				sorts.set(at, printing(sort, property, value));
			}
		}
	}

	private static void check(String name, World.Property declared, int value) {
		if (value < declared.lower() || value > declared.upper()) {
			throw new IllegalArgumentException(
					name + " goes from " + declared.lower() + " to " + declared.upper() + ", so it cannot be " + value);
		}
	}

	private static World.Property starting(World.Property property, int value) {
		return property.with(switch (property.definition()) {
			case Definition.Printed printed -> printed;
			case Definition.State state -> state.startingWith(value);
			case Definition.Derived(Argument before, int slots) ->
				new Definition.Derived(new Argument.Single(Value.Constant.number(constantOf(before).source(), value)), slots);
		});
	}

	private World.Sort printing(World.Sort sort, int property, int value) {
		Map<Integer, int[]> printed = new HashMap<>(sort.printed());
		Map<Integer, Integer> initial = new HashMap<>(sort.initial());
		if (world.properties().get(property).nature() == Nature.PRINTED) {
			printed.put(property, new int[] { value });
		} else {
			initial.put(property, value);
		}
		return new World.Sort(sort.name(), sort.title(), sort.kind(), sort.copies(), sort.firstPiece(), printed, sort.sides(), initial,
				sort.bodies(),
				sort.composition(), sort.removed(), sort.source());
	}
}
