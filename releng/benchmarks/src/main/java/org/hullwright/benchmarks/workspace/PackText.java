package org.hullwright.benchmarks.workspace;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The texts of a pack of a large workspace. Each pack adds rooms, events, items, procedures and tests to the same game, and uses procedures
 * of an earlier pack. The texts are the same whenever they are made, and there is nothing wrong with them.
 *
 * @param number of the pack, from 1
 * @param earlier number of the pack it uses; 0 when it uses none
 */
record PackText(int number, int earlier) {

	/** Name of the pack that has the game. */
	static final String BASE = "base";
	/** Elements of a pack of every sort. */
	static final int ROOMS = 150;
	static final int EVENTS = 125;
	static final int ITEMS = 125;
	static final int PROCEDURES = 75;
	static final int TESTS = 25;
	/** Elements of all sorts. */
	static final int ELEMENTS = ROOMS + EVENTS + ITEMS + PROCEDURES + TESTS;

	private static final int IN_A_FILE = 50;
	private static final String[] SECTIONS = { "north", "middle", "south" };

	/** The pack that the others require. */
	static String base() {
		return """
			pack base "The House" {
				version 1.0.0
				report VALUE_UNREAD as nothing
				report VALUE_UNCHANGED as nothing
				report ELEMENT_UNREACHABLE as nothing
				report KIND_EMPTY as nothing
				report ZONE_UNFILLED as nothing
				report DIE_UNROLLED as nothing
				report EFFECT_UNFILLED as nothing
			}
			values Section { north, middle, south }
			extend room { printed section: Section = north  printed wealth: number 0 to 9 = 1  state searched: truth = no  effect use by actor: character }
			extend event { effect happen }
			extend item { printed weight: number = 1  effect use by actor: character }
			extend character { state health: number 0 to 9 = 9  zone hand of item visible to owner }
			extend player { zone figures of character }
			character Ann "Ann"
			character Ben "Ben"
			room Hall "Hall" { use when not its searched { do Search of this room by actor  place Marker in this room } }
			token Marker "Marker" { copies: 400 }
			deck Events "Events" of event
			deck Items "Items" of item
			deck Rooms "Rooms" of room { contains Hall }
			zone Explored "Explored" of room
			die Luck { 1, 2, 3, 4, 5, 6 }
			track Day from 1 to 9 = 1 { at 9 { end game "It is over" } }
			procedure SetUp {
				for each player p { set Ann's owner to p }
				place Ann in (the first player)'s figures
				draw 3 from Rooms to Explored
			}
			procedure Search of searched: room by actor: character {
				set searched's searched to yes
				draw from Items as found { move found to actor's hand }
			}
			phase Daytime {
				for each room r in Explored where can (use of r by Ann) { resolve use of r by Ann }
				for each item i in Ann's hand { resolve use of i by Ann }
				draw from Events as drawn { resolve happen of drawn  discard drawn }
				increase Day by 1
			}
			game House { players 1 to 1  setup SetUp  round Daytime }
			""";
	}

	/** Name of the pack. */
	String name() {
		return name(number);
	}

	/** The texts, by the names of their files. */
	Map<String, String> files() {
		Map<String, String> files = new LinkedHashMap<>();
		files.put("pack.hull", manifest());
		add(files, "rooms", ROOMS, this::room);
		add(files, "events", EVENTS, this::event);
		add(files, "items", ITEMS, this::item);
		add(files, "procedures", PROCEDURES, this::procedure);
		add(files, "tests", TESTS, this::test);
		return files;
	}

	private String manifest() {
		String required = earlier == 0 ? "" : "\n\trequires " + name(earlier);
		return """
			pack %s "Pack %d" {
				version 1.0.0
				requires base from 1.0.0 below 2.0.0%s
			}

			expansion %sAll "All of Pack %d" {
			%s%s%s}
			""".formatted(name(), number, required, prefix(number), number,
				each(ROOMS, at -> "\tadd %sRoom%d to Rooms\n".formatted(prefix(number), at)),
				each(EVENTS, at -> "\tadd %sEvent%d to Events\n".formatted(prefix(number), at)),
				each(ITEMS, at -> "\tadd 2 of %sItem%d to Items\n".formatted(prefix(number), at)));
	}

	private void add(Map<String, String> files, String sort, int count, IntFunction<String> element) {
		for (int first = 1; first <= count; first += IN_A_FILE) {
			String elements = IntStream.range(first, Math.min(first + IN_A_FILE, count + 1)).mapToObj(element)
					.collect(Collectors.joining("\n"));
			files.put(sort + first + ".hull", "pack " + name() + "\n\n" + elements);
		}
	}

	private String room(int at) {
		return """
			/* Where somebody may look for things. */
			room %1$sRoom%2$d "Room %2$d" {
				section: %3$s
				wealth: %4$d
				use when not its searched {
					let thrown be roll Luck
					if thrown's number > its wealth { do %1$sHelp%5$d by actor } else { do Search of this room by actor }
					place Marker in this room
				}
			}
			""".formatted(prefix(number), at, SECTIONS[at % SECTIONS.length], at % 7, 1 + at % PROCEDURES);
	}

	private String event(int at) {
		return """
			event %1$sEvent%2$d "Event %2$d" {
				happen {
					for each room r in Explored where its section = %3$s and there is a Marker in it { return (the first Marker in r) }
					for each character c where c's health < %4$d { do %1$sHelp%5$d by c }
				}
			}
			""".formatted(prefix(number), at, SECTIONS[at % SECTIONS.length], 2 + at % 6, 1 + at % PROCEDURES);
	}

	private String item(int at) {
		return """
			item %1$sItem%2$d "Item %2$d" {
				copies: 2
				weight: %3$d
				use {
					choose by actor "What for?" {
						option "Health" { increase actor's health by 1 }
						option "Help" when number of item in actor's hand > 1 { do %1$sHelp%4$d by actor }
					}
					discard this item
				}
			}
			""".formatted(prefix(number), at, 1 + at % 4, 1 + at % PROCEDURES);
	}

	private String procedure(int at) {
		String more = earlier == 0 ? "" : "\n\tif actor's health < 4 { do %sHelp%d by actor }".formatted(prefix(earlier), at);
		return """
			/* Helps whoever needs it. */
			procedure %sHelp%d by actor: character {
				increase actor's health by %d
				for each item i in actor's hand where i's weight > 3 { discard i }%s
			}
			""".formatted(prefix(number), at, 1 + at % 2, more);
	}

	private String test(int at) {
		return """
			test "help %2$d of pack %3$d heals" {
				given { set Ann's health to 5 }
				when { do %1$sHelp%2$d by Ann }
				then { expect Ann's health > 5 }
			}
			""".formatted(prefix(number), at, number);
	}

	private static String each(int count, IntFunction<String> line) {
		return IntStream.rangeClosed(1, count).mapToObj(line).collect(Collectors.joining());
	}

	private static String name(int number) {
		return String.format(Locale.ROOT, "p%02d", number);
	}

	private static String prefix(int number) {
		return String.format(Locale.ROOT, "P%02d", number);
	}
}
