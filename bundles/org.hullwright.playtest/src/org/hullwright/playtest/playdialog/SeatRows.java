package org.hullwright.playtest.playdialog;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.hullwright.playtest.setup.Bot;
import org.hullwright.playtest.setup.PlaySetup;

/** Who decides for each player of a game, in a row for each. */
final class SeatRows {

	private static final String EXPLAINED = "A bot takes any option; one with goals takes what brings it nearer to them, or to winning; "
			+ "one that looks ahead plays on in thought, which takes long";
	private static final int PERSON = 0;
	/** The others follow in their order. */
	private static final int FIRST_BOT = 1;
	private final Composite rows;
	private final Runnable changed;
	private final List<Combo> seats = new ArrayList<>();

	/** @param changed hears of each other choice */
	SeatRows(Composite parent, Runnable changed) {
		this.changed = changed;
		rows = new Composite(parent, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).spacing(10, 5).applyTo(rows);
	}

	/** Shows so many rows. At first the first seat is a person's and the others are bots'; who was chosen before stays. */
	void show(int players) {
		List<Integer> before = seats.stream().map(Combo::getSelectionIndex).toList();
		for (Control old : rows.getChildren()) {
			old.dispose();
		}
		seats.clear();
		for (int seat = 0; seat < players; seat++) {
			new Label(rows, SWT.NONE).setText("Player " + (seat + 1));
			Combo who = new Combo(rows, SWT.READ_ONLY);
			who.setItems(Stream.concat(Stream.of("Person"), Stream.of(Bot.values()).map(Bot::title)).toArray(String[]::new));
			who.setToolTipText(EXPLAINED);
			who.select(seat < before.size() ? before.get(seat) : seat == 0 ? PERSON : FIRST_BOT);
			who.addListener(SWT.Selection, event -> changed.run());
			seats.add(who);
		}
	}

	/** Chooses who decided in a game before. */
	void choose(PlaySetup before) {
		for (int seat = 1; seat <= seats.size(); seat++) {
			seats.get(seat - 1).select(before.persons().contains(seat) ? PERSON : FIRST_BOT + before.bot(seat).ordinal());
		}
	}

	/** The seats that persons decide for, from 1. */
	Set<Integer> persons() {
		return IntStream.rangeClosed(1, seats.size()).filter(seat -> chosen(seat) == PERSON).boxed().collect(Collectors.toSet());
	}

	/** The bots that do not take just anything, by their seats. */
	Map<Integer, Bot> bots() {
		return IntStream.rangeClosed(1, seats.size()).filter(seat -> chosen(seat) > FIRST_BOT).boxed()
				.collect(Collectors.toMap(seat -> seat, seat -> Bot.values()[chosen(seat) - FIRST_BOT]));
	}

	private int chosen(int seat) {
		return seats.get(seat - 1).getSelectionIndex();
	}
}
