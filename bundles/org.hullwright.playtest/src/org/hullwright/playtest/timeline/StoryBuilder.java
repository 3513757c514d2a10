package org.hullwright.playtest.timeline;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.Event.Part;
import org.hullwright.engine.state.Layout.Role;
import org.hullwright.engine.state.Seats;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Place;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.picture.view.Bounded;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.ReadableNames;
import org.hullwright.playtest.timeline.StoryEntry.Nature;

/**
 * Tells the events of a game as a tree: set-up and rounds, phases, steps, and what was decided, said, rolled and changed in them.
 * Procedures in which nothing of this happened are left out; in a story, which is not told by rules, phases and steps as well.
 */
public final class StoryBuilder {

	private static final List<String> THINGS = List.of("card", "token", "tile", "figure"); // kinds of the core library
	private static final String PUNCTUATION = "?!.:…";
	private static final String SET_UP = "Set-up";
	private final GameSnapshot game;
	private final Telling telling;
	private final Sight sight;
	private final Deque<Open> open = new ArrayDeque<>();
	/** Null unless the last thing told is of pieces that no player sees. */
	private @Nullable Unseen unseen;
	private final Repetitions repetitions = new Repetitions();
	private final SetUpSummary setUp = new SetUpSummary();
	private int number;
	private final List<StoryEntry> story = new ArrayList<>();
	/** By whom players are told, by their seats. */
	private final Map<Integer, String> players = new HashMap<>();

	/** How much is told. */
	public enum Telling {
		/** As players tell it: who did what, and what became of it on the boards; not by which rules. */
		STORY,
		/** Without single changes, in the parts of the rules it happened in. */
		OUTLINE,
		EVERYTHING
	}

	/** @param sight what is hidden from it is told without its name */
	public StoryBuilder(GameSnapshot game, Telling telling, Sight sight) {
		this.game = game;
		this.telling = telling;
		this.sight = sight;
	}

	/** Something that has begun and not ended. */
	private record Open(Nature nature, String text, Place source, List<StoryEntry> children) {}

	/** What was told last of pieces that no player sees. */
	private record Unseen(StoryEntry told, String from, int pieces) {}

	/** The story so far, the oldest first. What still goes on is told as far as it went. */
	public List<StoryEntry> tell(List<Event> events) {
		story.clear();
		open.clear();
		open.push(new Open(Nature.ROUND, SET_UP, Place.NOWHERE, new ArrayList<>()));
		events.forEach(this::tell);
		while (!open.isEmpty()) {
			close();
		}
		return List.copyOf(story);
	}

	private void tell(Event event) {
		switch (event) {
			case Event.RoundBegan began -> {
				while (!open.isEmpty()) {
					close();
				}
				open.push(new Open(Nature.ROUND, "Round " + began.number(), Place.NOWHERE, new ArrayList<>()));
			}
			case Event.Entered entered ->
				open.push(new Open(natureOf(entered.part()), titled(entered), place(entered.source()), new ArrayList<>()));
			case Event.Left left -> {
				if (open.size() > 1) {
					close();
				}
			}
			case Event.Decided decided -> add(decided(decided));
			case Event.OnlyOption only ->
				add(new StoryEntry(number++, Nature.ONLY_OPTION, onlyOption(only), null, only.seat(), null,
						place(only.source()), List.of()));
			case Event.Said said -> {
				if (sight.isAmong(said.audience())) {
					leaf(Nature.SAID, telling == Telling.STORY ? said.text() : "“" + said.text() + "”", said.source());
				}
			}
			case Event.Rolled rolled -> leaf(Nature.ROLLED, rolled(rolled), rolled.source());
			case Event.TakenBack back -> leaf(Nature.CHANGE, "cannot be done; nothing of it stays", back.source());
			case Event.Edited edited -> leaf(Nature.CHANGE, "changed by hand: " + edited.what(), edited.source());
			case Event.Ended ended ->
				leaf(Nature.END, ended.reason().isBlank() ? "The game ends" : "The game ends: " + ended.reason(), ended.source());
			case Event.Moved moved when telling == Telling.STORY && new Travels(game).isSeen(moved) -> {
				repetitions.travelled(number, name(moved.piece()), game.whereabouts(moved.to()));
				if (new Travels(game).isArrival(moved) && game.ownerSeat(moved.piece()).isEmpty()) {
					setUp.placed(number, game.kindOf(moved.piece()).name());
				}
				leaf(Nature.CHANGE, new Travels(game).told(moved), moved.piece(), moved.source());
			}
			case Event.Moved moved when isDrawn(moved) -> drawn(moved);
			case Event.Moved moved -> change(moved.source(), named(moved), moved(moved));
			case Event.Changed changed when telling == Telling.STORY && isSeen(changed) && isOnSheet(changed) -> {
				repetitions.counted(number, whose(changed.piece(), changed.property()));
				leaf(Nature.CHANGE, changed(changed), changed.source());
			}
			case Event.Changed changed -> change(changed.source(), null, isSeen(changed) ? changed(changed) : null);
			case Event.Turned turned ->
				change(turned.source(), turned.piece(), name(turned.piece()) + " turns to " + side(turned));
			case Event.Revealed revealed -> change(revealed.source(), revealed.piece(), revealed(revealed));
			case Event.Disclosed disclosed -> change(disclosed.source(), null, disclosed(disclosed));
			case Event.Hidden hidden -> change(hidden.source(), null, "A piece is hidden");
			case Event.Shuffled shuffled -> change(shuffled.source(), null, game.zoneTitle(shuffled.zone()) + " is shuffled");
		}
	}

	private static Nature natureOf(Part part) {
		return switch (part) {
			case PHASE -> Nature.PHASE;
			case STEP -> Nature.STEP;
			case PROCEDURE, EFFECT -> Nature.PROCEDURE;
		};
	}

	private static String titled(Event.Entered entered) {
		return entered.title().isBlank() ? entered.part().name().toLowerCase(Locale.ROOT) : ReadableNames.spaced(entered.title());
	}

	private StoryEntry decided(Event.Decided decided) {
		String prompt = asked(decided.seat(), decided.prompt());
		return new StoryEntry(number++, Nature.DECISION, prompt + chosen(decided), decided.number(),
				decided.seat(), null, place(decided.source()), List.of());
	}

	/** What stands before an answer: in a story who gives it as well. */
	private String asked(int seat, String prompt) {
		if (telling != Telling.STORY) {
			return prompt.isBlank() ? "" : prompt + " → ";
		}
		boolean sentence = prompt.isBlank() || PUNCTUATION.indexOf(prompt.charAt(prompt.length() - 1)) >= 0;
		String who = players.computeIfAbsent(seat, game::standsFor) + ": ";
		String asked = prompt.isBlank() ? "" : prompt + (sentence ? " " : ": ");
		return prompt.startsWith(who) ? asked : who + asked;
	}

	private String chosen(Event.Decided decided) {
		boolean told = !decided.secret() || sight.isAmong(Seats.of(decided.seat()));
		return told ? decided.options().get(decided.chosen()) : "chosen secretly";
	}

	private String onlyOption(Event.OnlyOption only) {
		boolean told = !only.secret() || sight.isAmong(Seats.of(only.seat()));
		return asked(only.seat(), only.prompt()) + (told ? only.option() : "taken secretly")
				+ (telling == Telling.STORY ? "" : " (the only option)");
	}

	private String rolled(Event.Rolled rolled) {
		return game.world().dice().get(rolled.die()).title() + " shows " + game.world().faces().get(rolled.face()).title();
	}

	/** What a rule takes from a deck or a bag; not what lies there while the table is laid. */
	private boolean isDrawn(Event.Moved moved) {
		Role from = game.layout().role(moved.from());
		return moved.source() != 0 && (from == Role.DECK || from == Role.BAG) && moved.from() != moved.to();
	}

	/** With every change, it is told where it goes; else several pieces of which nobody sees more than the back are told as one. */
	private void drawn(Event.Moved moved) {
		if (telling == Telling.EVERYTHING) {
			change(moved.source(), named(moved), moved(moved));
			return;
		}
		String from = " from " + game.whereabouts(moved.from());
		if (isSeenNow(moved)) {
			setUp.drawn(number, 1, thingsIn(moved.from()));
			leaf(Nature.DRAWN, name(moved.piece()) + " is drawn" + from, moved.piece(), moved.source());
			return;
		}
		Unseen last = unseen;
		int pieces = 1;
		if (last != null && last.from().equals(from) && !open.isEmpty() && !open.peek().children().isEmpty()
				&& open.peek().children().getLast() == last.told()) {
			pieces += last.pieces();
			open.peek().children().removeLast();
		}
		setUp.drawn(number, pieces, thingsIn(moved.from()));
		StoryEntry told = new StoryEntry(number++, Nature.DRAWN, drawnUnseen(pieces, thingsIn(moved.from())) + from,
				place(moved.source()), List.of());
		add(told);
		unseen = new Unseen(told, from, pieces);
	}

	private static String drawnUnseen(int pieces, String thing) {
		return pieces == 1 ? "A " + thing + " is drawn" : pieces + " " + thing + "s are drawn";
	}

	/** What lies in a zone, in a word that tells no more than everybody knows: what the zone is for. */
	private String thingsIn(int zone) {
		int declaration = game.layout().declaration(zone);
		int content = declaration < 0 ? World.ABSENT : game.world().zones().get(declaration).content();
		return THINGS.stream().filter(thing -> game.isKind(content, thing)).findFirst().orElse("piece");
	}

	/** Whether what was drawn can be seen where it is put, or has come to since. */
	private boolean isSeenNow(Event.Moved moved) {
		return game.isSeen(moved.to(), sight) || game.isSeen(game.zoneOf(moved.piece()), sight);
	}

	private @Nullable Integer named(Event.Moved moved) {
		return isNamed(moved) ? moved.piece() : null;
	}

	/** A piece is named when it comes from or goes to where it can be seen. */
	private boolean isNamed(Event.Moved moved) {
		return game.isSeen(moved.from(), sight) || game.isSeen(moved.to(), sight);
	}

	private @Nullable String moved(Event.Moved moved) {
		if (game.layout().role(moved.to()) == Role.SEATS) {
			return null;
		}
		return (isNamed(moved) ? name(moved.piece()) : "A piece") + " goes to " + game.whereabouts(moved.to());
	}

	private @Nullable String revealed(Event.Revealed revealed) {
		return sight.isAmong(revealed.seats()) ? name(revealed.piece()) + " is revealed" : null;
	}

	private @Nullable String disclosed(Event.Disclosed disclosed) {
		return sight.isAmong(disclosed.seats()) ? whose(disclosed.piece(), disclosed.property()) + " is revealed" : null;
	}

	/** What was revealed since tells nothing of what it was before; book-keeping is told to nobody. */
	private boolean isSeen(Event.Changed changed) {
		return game.isTold(changed.property()) && game.isOpen(changed.piece(), changed.property(), sight);
	}

	/** Whether it is a track of a figure that belongs to a player. */
	private boolean isOnSheet(Event.Changed changed) {
		return changed.source() != 0 && changed.piece() >= 0 && game.isA(changed.piece(), "figure")
				&& game.ownerSeat(changed.piece()).isPresent()
				&& Bounded.upper(game.world().properties().get(changed.property())).isPresent();
	}

	private String changed(Event.Changed changed) {
		World.Property property = game.world().properties().get(changed.property());
		boolean truth = property.display() == Display.TRUTH;
		String now = changed.after() == World.ABSENT ? "none" : game.shown(changed.after(), property.display());
		String whose = whose(changed.piece(), changed.property());
		if (truth) {
			return changed.after() != 0 ? whose : whose + ": no longer";
		}
		// a label may be a plural, as "actions left" is
		return whose + (changed.piece() >= 0 && property.display() == Display.NUMBER ? " now " : " is now ") + now;
	}

	private String whose(int piece, int property) {
		String label = game.label(property);
		return piece < 0 ? game.propertyTitle(property) : name(piece) + (label.isEmpty() ? "" : ": " + label);
	}

	private String side(Event.Turned turned) {
		return game.sortOf(turned.piece()).sides().get(turned.side()).name();
	}

	private String name(int piece) {
		return game.title(piece);
	}

	/**
	 * What no text made happen is how the table is laid, not part of the story.
	 *
	 * @param piece null when none is named
	 * @param text null when it is not told
	 */
	private void change(int source, @Nullable Integer piece, @Nullable String text) {
		if (telling == Telling.EVERYTHING && source != 0 && text != null) {
			leaf(Nature.CHANGE, text, piece, source);
		}
	}

	private void leaf(Nature nature, String text, int source) {
		leaf(nature, text, null, source);
	}

	private void leaf(Nature nature, String text, @Nullable Integer piece, int source) {
		add(new StoryEntry(number++, nature, text, null, null, piece, place(source), List.of()));
	}

	private void add(StoryEntry entry) {
		if (open.isEmpty()) {
			story.add(entry);
		} else {
			open.peek().children().add(entry);
		}
	}

	private void close() {
		Open ended = open.pop();
		if (telling == Telling.STORY && ended.nature() == Nature.PROCEDURE && !open.isEmpty()) {
			open.peek().children().addAll(ended.children());
		} else if (!ended.children().isEmpty() || ended.nature() == Nature.ROUND
				|| telling != Telling.STORY && ended.nature() != Nature.PROCEDURE) {
			List<StoryEntry> told = telling == Telling.STORY ? repetitions.without(ended.children()) : ended.children();
			if (telling == Telling.STORY && ended.text().equals(SET_UP)) {
				told = setUp.folded(told, () -> number++);
			}
			add(new StoryEntry(number++, ended.nature(), ended.text(), ended.source(), told));
		}
	}

	private Place place(int source) {
		return game.world().places().of(source);
	}
}
