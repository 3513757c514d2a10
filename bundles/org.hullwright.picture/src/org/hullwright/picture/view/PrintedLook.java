package org.hullwright.picture.view;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;

/**
 * Which printed properties of a kind say what at a glance, found from the designs alone: a word that sorts the designs into groups gives
 * the colour; a number that several designs share is a value worth showing large; a number no two designs share is an identifier.
 */
final class PrintedLook {

	/** With fewer designs, different numbers say nothing. */
	private static final int FEWEST_FOR_IDENTIFIER = 3;
	private final World world;
	private final @Nullable Integer group;
	private final @Nullable Integer value;
	private final @Nullable Integer identifier;

	/** The look of all designs of exactly this kind. */
	PrintedLook(World world, int kind) {
		this.world = world;
		List<World.Sort> designs = world.sorts().stream().filter(sort -> sort.kind() == kind).toList();
		List<Integer> alone = IntStream.range(0, world.properties().size()).filter(number -> isPrintedOn(kind, number, false)).boxed()
				.toList();
		this.group = first(alone.stream().filter(number -> display(number) == Display.WORD).toList());
		List<Integer> numbers = alone.stream().filter(number -> isTheAuthors(number) && display(number) == Display.NUMBER).toList();
		this.identifier = first(numbers.stream().filter(number -> tellsApart(number, designs)).toList());
		Integer single = first(numbers.stream().filter(number -> !number.equals(identifier))
				.filter(number -> designs.stream().anyMatch(design -> isPrinted(number, design))).toList());
		this.value = single != null ? single : first(several(kind));
	}

	/** The property whose word gives the colour; null when there is none. */
	@Nullable
	Integer group() {
		return group;
	}

	/** The property whose number, or numbers, are shown large; null when there is none. */
	@Nullable
	Integer value() {
		return value;
	}

	/** The property whose number tells the designs apart; null when there is none. */
	@Nullable
	Integer identifier() {
		return identifier;
	}

	/** Lists of numbers. */
	private List<Integer> several(int kind) {
		return IntStream.range(0, world.properties().size())
				.filter(number -> isPrintedOn(kind, number, true) && isTheAuthors(number) && display(number) == Display.NUMBER).boxed()
				.toList();
	}

	private boolean isPrintedOn(int kind, int number, boolean list) {
		World.Property property = world.properties().get(number);
		return property.nature() == Nature.PRINTED && property.list() == list && property.owner() >= 0
				&& world.isA(kind, property.owner());
	}

	/** The core library's own properties, which stand on the root of all kinds, say nothing about looks. */
	private boolean isTheAuthors(int number) {
		return world.kinds().get(world.properties().get(number).owner()).parent() >= 0;
	}

	private Display display(int number) {
		return world.properties().get(number).display();
	}

	private static boolean tellsApart(int number, List<World.Sort> designs) {
		Set<Integer> seen = new HashSet<>();
		return designs.size() >= FEWEST_FOR_IDENTIFIER && designs.stream().map(design -> Optional.ofNullable(design.printed().get(number)))
				.allMatch(values -> values.isPresent() && seen.add(values.get()[0]));
	}

	private static boolean isPrinted(int number, World.Sort design) {
		return design.printed().containsKey(number) || design.sides().stream().anyMatch(side -> side.printed().containsKey(number));
	}

	private static @Nullable Integer first(List<Integer> numbers) {
		return numbers.isEmpty() ? null : numbers.getFirst();
	}
}
