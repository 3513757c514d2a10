package org.hullwright.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.Arrays;

import org.hullwright.conformance.fixture.Mode;
import org.hullwright.conformance.fixture.Pack;
import org.hullwright.conformance.fixture.Story;
import org.hullwright.conformance.fixture.Texts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What names in braces show, in every mode of execution. */
class TextsTest {

	@TempDir
	private Path home;

	@Test
	void variables_show_their_values() {
		shows("""
			let amount be 3
			let who be Ann
			let some be Fog
			say "{amount} {who} {some} {seen}"
			""", "3 Miss Ann Fog Wide awake");
	}

	@Test
	void states_and_tracks_show_their_values() {
		shows("set luck to 4  say \"{luck} of {Clock}, {safe}\"", "4 of 2, yes");
	}

	@Test
	void members_can_be_asked_for() {
		shows("let who be Ann  say \"{who's health}, {who's mood}, {Ann's health}\"", "7, Sleepy, 7");
	}

	@Test
	void what_is_absent_is_nothing() {
		shows("let who be Ann  say \"{who's friend}\"", "nothing");
	}

	@Test
	void other_names_show_what_they_are_called() {
		shows("say \"{Bell} {awake} {Shelf} {Night}\"", "The Bell Wide awake On the shelf Night mode");
	}

	@Test
	void what_names_nothing_stays_as_it_is() {
		shows("say \"{} { } {1}\"", "{} { } {1}");
	}

	@Test
	void it_and_this_and_the_kind_are_the_component_the_text_belongs_to() {
		shows("resolve ring of Bell by Ann", "Miss Ann rings The Bell, The Bell, The Bell for 2");
	}

	@Test
	void in_a_loop_it_is_the_current_thing() {
		shows("for each character in (Ann, Bob) { say \"{it} {character} {its health}\" }", "Miss Ann Miss Ann 7\nBob Bob 5");
	}

	@Test
	void faces_show_what_stands_on_them() {
		shows("let made be roll Loaded  say \"{made} {made's number}\"", "rolled 2 Wide awake\n2 Wide awake 2");
	}

	@Test
	void players_are_told_apart() {
		shows("for each player { say \"{player}\" }", "Player 1\nPlayer 2");
	}

	private void shows(String effects, String lines) {
		Pack pack = new Texts(home).pack("""
			pack t { version 1.0.0 }
			values Mood { awake "Wide awake", sleepy "Sleepy" }
			kind bell is token { printed tone: number = 2  effect ring by ringer: character }
			bell Bell "The Bell" { ring { say "{ringer} rings {it}, {this}, {bell} for {its tone}" } }
			token Fog { copies: 2 }
			extend character { state health: number = 5  state mood: Mood = sleepy  state friend: character or none }
			character Ann "Miss Ann" { health: 7 }
			character Bob
			zone Shelf "On the shelf" of token
			mode Night "Night mode"
			track Clock from 2 to 5
			state luck: number = 0
			state seen: Mood = awake
			derived safe: truth = luck > 3
			die Loaded { 2 awake }
			procedure SetUp { %s }
			phase Nothing { end game }
			game Words { players 2 to 2 setup SetUp round Nothing }
			""".formatted(effects));
		assertEquals("", String.join("\n", pack.errors()));
		Arrays.stream(Mode.values())
				.forEach(mode -> assertEquals(lines + "\nEND ", String.join("\n", Story.of(pack, mode).lines()), mode.name()));
	}
}
