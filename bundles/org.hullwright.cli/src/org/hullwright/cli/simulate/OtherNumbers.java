package org.hullwright.cli.simulate;

import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SequencedMap;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.hullwright.cli.pack.CopyCountEdit;
import org.hullwright.cli.pack.OpenPack;
import org.hullwright.cli.pack.Workshop;
import org.hullwright.engine.tree.World;
import org.hullwright.simulation.rules.NamedNumbers;

/**
 * Packs with other numbers: those of rules, which the compiled game can be given, and how many copies there are of components, for which
 * the pack is compiled with other texts. For one thread.
 */
final class OtherNumbers {

	private static final Pattern VARIED = Pattern.compile("([^=]+)=(.*)");
	private static final Pattern NUMBER = Pattern.compile("-?\\d+");

	/** Numbers that a game can have are written with fewer digits. */
	private static final int LONGEST = 18;

	private final Workshop workshop;
	/** A search comes back to the same counts of copies. */
	private final Map<Counted, OpenPack> counted = new HashMap<>();

	OtherNumbers(Workshop workshop) {
		this.workshop = workshop;
	}

	private record Counted(OpenPack pack, Set<String> on, Set<CopyCountEdit.Wanted> copies) {}

	/** What is written as {@code Oxygen=4,Doors=12}, by name. */
	static SequencedMap<String, Integer> read(String wanted) {
		SequencedMap<String, Integer> numbers = new LinkedHashMap<>();
		for (String each : wanted.split(",", -1)) {
			Matcher parts = VARIED.matcher(each.strip());
			if (!parts.matches()) {
				throw new WrongChoice("--vary " + each.strip() + ": that reads like NAME=5");
			}
			String written = parts.group(2).strip();
			if (!NUMBER.matcher(written).matches()) {
				throw new WrongChoice("--vary " + each.strip() + ": "
						+ (written.isEmpty() ? "there is no number after `=`" : "'" + written + "' is no whole number"));
			}
			if (written.length() > LONGEST || Long.parseLong(written) < World.LEAST || Long.parseLong(written) > World.MOST) {
				throw new WrongChoice("--vary " + each.strip() + ": numbers only go from " + World.LEAST + " to " + World.MOST);
			}
			if (numbers.put(parts.group(1).strip(), Integer.parseInt(written)) != null) {
				throw new WrongChoice("--vary " + wanted + ": " + parts.group(1).strip()
						+ " can be one number at a time; give the option again for another one");
			}
		}
		return numbers;
	}

	/** All numbers of a game that can be others, by name. */
	static SequencedMap<String, Integer> present(World world) {
		NamedNumbers numbers = new NamedNumbers(world);
		SequencedMap<String, Integer> all = numbers.all();
		all.putAll(numbers.copies());
		return all;
	}

	/**
	 * The pack with other counts of copies.
	 *
	 * @param on expansions with which it is played
	 * @param numbers others by name; only those of copies are looked at
	 */
	OpenPack withCopies(OpenPack pack, Set<String> on, Map<String, Integer> numbers) {
		NamedNumbers present = new NamedNumbers(pack.program(on).world());
		Set<CopyCountEdit.Wanted> copies = new HashSet<>();
		numbers.forEach((name, value) -> present.componentCountedBy(name).ifPresent(component -> {
			refuseSame(name, value, present.copies());
			copies.add(new CopyCountEdit.Wanted(component, present.copies().get(name), value));
		}));
		return copies.isEmpty() ? pack : counted.computeIfAbsent(new Counted(pack, Set.copyOf(on), copies), this::compiled);
	}

	private OpenPack compiled(Counted wanted) {
		OpenPack pack = wanted.pack();
		return workshop.open(pack.folder(), new CopyCountEdit(pack.opened().loaded(), wanted.on()).textsWith(wanted.copies()));
	}

	/**
	 * The game with other numbers.
	 *
	 * @param world of a pack that has been given the counts of copies already
	 * @param numbers by name
	 */
	static World varied(World world, Map<String, Integer> numbers) {
		World varied = world;
		for (Map.Entry<String, Integer> number : numbers.entrySet()) {
			varied = varied(varied, number.getKey(), number.getValue());
		}
		return varied;
	}

	private static World varied(World world, String name, int value) {
		NamedNumbers numbers = new NamedNumbers(world);
		if (numbers.componentCountedBy(name).isPresent()) {
			refuseOtherCount(name, value, numbers.copies().get(name));
			return world;
		}
		if (!numbers.all().containsKey(name)) {
			throw WrongChoice.unknown("number", name, known(numbers));
		}
		refuseSame(name, value, numbers.all());
		try {
			return numbers.vary(name, value);
		} catch (IllegalArgumentException outOfBounds) {
			throw new WrongChoice(outOfBounds.getMessage());
		}
	}

	private static List<String> known(NamedNumbers numbers) {
		return Stream.concat(numbers.all().keySet().stream(), numbers.copies().keySet().stream()).toList();
	}

	private static void refuseSame(String name, int value, Map<String, Integer> present) {
		if (present.get(name) == value) {
			throw new WrongChoice("--vary " + name + "=" + value + ": it is " + value + " already, so there is nothing to compare");
		}
	}

	private static void refuseOtherCount(String name, int wanted, int there) {
		if (wanted != there) {
			throw new WrongChoice("--vary " + name + "=" + wanted + ": there are " + there
					+ " all the same, for an expansion that is on, or each place that names it, says how many");
		}
	}
}
