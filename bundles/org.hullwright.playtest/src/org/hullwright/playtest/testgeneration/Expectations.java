package org.hullwright.playtest.testgeneration;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.picture.view.GameSnapshot;

/** What is different after a decision, in the order in which it changed. Where something came back to is not told. */
final class Expectations {

	private final GameSnapshot before;
	private final GameSnapshot after;
	private final Layout layout;
	private final HullNotation words;
	private final Set<Expectation> found = new LinkedHashSet<>();

	private Expectations(GameSnapshot before, GameSnapshot after) {
		this.before = before;
		this.after = after;
		this.layout = after.layout();
		this.words = new HullNotation(after);
	}

	/** What a test that takes the decision again can expect. */
	static List<Expectation> of(Consequences consequences) {
		Expectations expectations = new Expectations(consequences.before(), consequences.after());
		consequences.events().forEach(expectations::look);
		consequences.ending().ifPresent(
				reason -> expectations.expect("end of game" + (reason.isBlank() ? "" : " " + HullNotation.quoted(reason)),
						"the game ends"));
		return new ArrayList<>(expectations.found);
	}

	private void look(Event event) {
		switch (event) {
			case Event.Moved moved -> moved(moved.piece());
			case Event.Changed changed -> changed(changed.piece(), changed.property());
			case Event.Turned turned -> turned(turned.piece());
			default -> {}
		}
	}

	private void moved(int piece) {
		int from = before.zoneOf(piece);
		int to = after.zoneOf(piece);
		if (from == to) {
			return;
		}
		if (after.sortOf(piece).copies() > 1) {
			counted(piece, to, from);
			return;
		}
		String told = after.title(piece) + " goes to " + after.whereabouts(to);
		Optional<String> thing = words.piece(piece);
		Optional<String> there = thing.flatMap(name -> words.zone(to).map(place -> name + " is in " + place));
		Optional<String> gone = thing.flatMap(name -> words.zone(from).map(place -> name + " is not in " + place));
		expect(there.or(() -> gone).orElse(""), told);
	}

	/** Copies are alike, so it is told how many lie where. */
	private void counted(int piece, int to, int from) {
		int sort = layout.sortOf(piece);
		String told = after.title(piece) + " goes to " + after.whereabouts(to);
		Optional<String> there = counted(sort, to);
		Optional<String> left = counted(sort, from);
		if (there.isEmpty() && left.isEmpty() && !isUnused(to)) {
			expect("", told);
		}
		there.ifPresent(hull -> expect(hull, told));
		left.ifPresent(hull -> expect(hull, after.title(piece) + " leaves " + after.whereabouts(from)));
	}

	private Optional<String> counted(int sort, int zone) {
		long number = words.count(sort, zone);
		return words.sort(sort).flatMap(design -> words.zone(zone)
				.map(place -> number == 0 ? place + " has no " + design : "number of " + design + " in " + place + " = " + number));
	}

	private boolean isUnused(int zone) {
		return switch (layout.role(zone)) {
			case SUPPLY, TABLE, BOX, SEATS -> true;
			case AREA, DECK, BAG, DISCARDS, CONTENTS -> false;
		};
	}

	private void changed(int piece, int property) {
		OptionalInt now = value(after, piece, property);
		if (now.equals(value(before, piece, property))) {
			return;
		}
		World.Property declared = after.world().properties().get(property);
		String whose = piece < 0 ? "" : after.title(piece) + ": ";
		String told = whose + after.propertyTitle(property) + " is now "
				+ (now.isEmpty() ? "none" : after.shown(now.getAsInt(), declared.display()));
		Optional<String> hull = words.state(piece, property)
				.flatMap(state -> now.isEmpty() ? Optional.of(state + " is none") : is(state, now.getAsInt(), declared.display()));
		expect(hull.orElse(""), told);
	}

	private Optional<String> is(String state, int value, Display display) {
		return switch (display) {
			case TRUTH -> Optional.of(value == 0 ? "not " + state : state);
			case NUMBER -> Optional.of(state + " = " + value);
			default -> words.value(value, display).map(word -> state + " is " + word);
		};
	}

	private static OptionalInt value(GameSnapshot game, int piece, int property) {
		return piece < 0 ? game.state(property) : game.state(piece, property);
	}

	private void turned(int piece) {
		if (before.sideNumber(piece) != after.sideNumber(piece)) {
			after.side(piece).map(" shows "::concat)
					.ifPresent(shows -> expect(words.piece(piece).map(thing -> thing + shows).orElse(""), after.title(piece) + shows));
		}
	}

	private void expect(String hull, String told) {
		found.add(new Expectation(hull, told));
	}
}
