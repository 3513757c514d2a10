package org.hullwright.cli.play;

import java.io.PrintWriter;
import java.util.List;

import org.hullwright.engine.game.Game;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;

/**
 * Prints what happens in a game: rounds, phases and steps, what the rules say, rolls and decisions. What the reader may not know is left
 * out: what is said to others, and what others choose secretly.
 */
final class Story {

	private final PrintWriter out;
	private final Game game;
	private final World world;
	private final Sight reader;
	private int told;

	/** @param reader whose eyes the story is for */
	Story(PrintWriter out, Game game, World world, Sight reader) {
		this.out = out;
		this.game = game;
		this.world = world;
		this.reader = reader;
	}

	/** Tells what has happened since the last time. What was told and then taken back is not told again. */
	void tell() {
		List<Event> events = game.state().journal().events();
		told = Math.min(told, events.size());
		while (told < events.size()) {
			tell(events.get(told++));
		}
	}

	private void tell(Event event) {
		switch (event) {
			case Event.RoundBegan(int source, int number) -> out.println("Round " + number);
			case Event.Entered(int source, Event.Part part, String title) -> {
				if (part == Event.Part.PHASE || part == Event.Part.STEP) {
					out.println((part == Event.Part.PHASE ? "  " : "   ") + title);
				}
			}
			case Event.Rolled(int source, int die, int face) ->
				line(world.dice().get(die).title() + " shows " + game.run().tables().wording().of(face, Display.FACE));
			case Event.Said(int source, String text, Seats audience) -> {
				if (reader.isAmong(audience)) {
					line(text);
				}
			}
			case Event.Decided(int source, int number, int seat, boolean secret, String prompt, List<String> options, int chosen) ->
				decided(seat, prompt, isKnown(seat, secret) ? options.get(chosen) : "chosen secretly");
			case Event.OnlyOption(int source, int seat, boolean secret, String prompt, String option) ->
				decided(seat, prompt, (isKnown(seat, secret) ? option : "taken secretly") + " (the only option)");
			case Event.TakenBack(int source) -> line("That cannot be done, and nothing of it stays.");
			case Event.Edited(int source, String what) -> line("By hand: " + what);
			case Event.Ended(int source, String reason) -> out.println("The game ends" + (reason.isEmpty() ? "." : ": " + reason));
			case Event.Left left -> { /* what began is over; the next line shows where we are */ }
			case Event.Moved moved -> { /* the rules say what matters */ }
			case Event.Changed changed -> { /* the rules say what matters */ }
			case Event.Turned turned -> { /* the rules say what matters */ }
			case Event.Revealed revealed -> { /* the rules say what matters */ }
			case Event.Disclosed disclosed -> { /* the rules say what matters */ }
			case Event.Hidden hidden -> { /* the rules say what matters */ }
			case Event.Shuffled shuffled -> { /* the rules say what matters */ }
		}
	}

	private boolean isKnown(int seat, boolean secret) {
		return !secret || reader.isAmong(Seats.of(seat));
	}

	private void decided(int seat, String prompt, String answer) {
		line(world.playerTitle(seat) + (prompt.isEmpty() ? ": " : ": " + prompt + " ") + "-> " + answer);
	}

	private void line(String text) {
		out.println("    " + text);
	}
}
