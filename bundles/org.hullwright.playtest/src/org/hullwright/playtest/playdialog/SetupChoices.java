package org.hullwright.playtest.playdialog;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;

import org.eclipse.jface.layout.GridDataFactory;
import org.eclipse.jface.layout.GridLayoutFactory;
import org.eclipse.swt.SWT;
import org.eclipse.swt.layout.RowLayout;
import org.eclipse.swt.widgets.Button;
import org.eclipse.swt.widgets.Combo;
import org.eclipse.swt.widgets.Composite;
import org.eclipse.swt.widgets.Control;
import org.eclipse.swt.widgets.Label;
import org.eclipse.swt.widgets.Spinner;
import org.eclipse.swt.widgets.Text;
import org.hullwright.playtest.preparation.PackOffer.Named;
import org.hullwright.playtest.preparation.PackOffer.Playable;
import org.hullwright.playtest.preparation.PackOffer.Start;
import org.hullwright.playtest.setup.PlaySetup;

/** What can be chosen for a game of a pack that has been read: how it starts, modes, expansions, players and the seed. */
final class SetupChoices {

	private static final int LABEL_WIDTH = 84;
	/** More go into the next line. */
	private static final int CHECKS_WIDTH = 300;
	private static final int SEEDS = 1_000_000;
	private static final String NO_SCENARIO = "The plain set-up";
	private final Composite area;
	private final Runnable changed;
	private final Playable offered;
	private final Map<Named, Button> modes = new LinkedHashMap<>();
	private final Map<Named, Button> expansions = new LinkedHashMap<>();
	private final Combo scenario;
	private final Spinner players;
	private final SeatRows seats;
	private final Text seed;

	/**
	 * Makes the widgets, in place of those that were there before.
	 *
	 * @param area that holds nothing else
	 * @param changed hears of each other choice
	 */
	SetupChoices(Composite area, Playable offered, Runnable changed) {
		this.area = area;
		this.offered = offered;
		this.changed = changed;
		for (Control old : area.getChildren()) {
			old.dispose();
		}
		GridLayoutFactory.fillDefaults().numColumns(2).spacing(12, 9).applyTo(area);
		label(area, "Start");
		scenario = scenarios();
		checks("Modes", offered.modes(), Set.of(), modes);
		checks("Expansions", offered.expansions(), offered.usual(), expansions);
		label(area, "Players");
		players = new Spinner(area, SWT.BORDER);
		players.setValues(Math.clamp(2, offered.fewestPlayers(), offered.mostPlayers()), offered.fewestPlayers(), offered.mostPlayers(), 0,
				1, 1);
		label(area, "Seats");
		seats = new SeatRows(area, changed);
		showSeats();
		label(area, "Seed");
		seed = seed();
		players.addListener(SWT.Modify, event -> {
			showSeats();
			changed.run();
		});
		area.layout(true, true);
	}

	/** The name of a field, in a column of its own. */
	static Label label(Composite parent, String text) {
		Label label = new Label(parent, SWT.NONE);
		label.setText(text);
		GridDataFactory.fillDefaults().align(SWT.BEGINNING, SWT.BEGINNING).hint(LABEL_WIDTH, SWT.DEFAULT).indent(0, 6).applyTo(label);
		return label;
	}

	/**
	 * Chooses what a game was started with before. Modes, expansions and scenarios that the pack does not have any more are passed over.
	 */
	void choose(PlaySetup before) {
		before.scenario().ifPresent(name -> scenario.select(1 + offered.scenarios().stream().map(Start::name).toList().indexOf(name)));
		modes.forEach((mode, check) -> check.setSelection(before.modes().contains(mode.name())));
		expansions.forEach((expansion, check) -> check.setSelection(before.expansions().contains(expansion.name())));
		sit(before);
		seed.setText(Long.toString(before.seed()));
	}

	/** Chooses who plays, as far as the pack allows as many. */
	void sit(PlaySetup before) {
		players.setSelection(before.players());
		showSeats();
		seats.choose(before);
	}

	/** What is chosen, whatever the seed. */
	PlaySetup seated() {
		return setup(0);
	}

	/** What is chosen; none when the seed is no number. */
	Optional<PlaySetup> setup() {
		if (!seed.getText().strip().matches("-?\\d{1,18}")) {
			return Optional.empty();
		}
		return Optional.of(setup(Long.parseLong(seed.getText().strip())));
	}

	private PlaySetup setup(long number) {
		int start = scenario.getSelectionIndex();
		PlaySetup setup = new PlaySetup(offered.folder(), Set.copyOf(checked(expansions)), players.getSelection(), checked(modes),
				start > 0 ? offered.scenarios().get(start - 1).name() : null, number, seats.persons());
		return setup.decidedBy(seats.persons(), seats.bots());
	}

	private static List<String> checked(Map<Named, Button> checks) {
		return checks.entrySet().stream().filter(check -> check.getValue().getSelection()).map(check -> check.getKey().name()).toList();
	}

	private Combo scenarios() {
		Combo combo = new Combo(area, SWT.READ_ONLY);
		GridDataFactory.fillDefaults().grab(true, false).applyTo(combo);
		combo.add(NO_SCENARIO);
		offered.scenarios().forEach(each -> combo.add(each.title()));
		combo.select(0);
		combo.addListener(SWT.Selection, event -> {
			checkUsual(combo.getSelectionIndex());
			changed.run();
		});
		return combo;
	}

	/** Each start has modes and expansions of its own. */
	private void checkUsual(int start) {
		Start chosen = start > 0 ? offered.scenarios().get(start - 1) : null;
		Set<String> on = chosen == null ? offered.usual() : offered.usual(chosen);
		expansions.forEach((expansion, check) -> check.setSelection(on.contains(expansion.name())));
		modes.forEach((mode, check) -> check.setSelection(chosen != null && chosen.modes().contains(mode.name())));
	}

	private void checks(String title, List<Named> named, Set<String> usual, Map<Named, Button> checks) {
		if (named.isEmpty()) {
			return;
		}
		label(area, title);
		Composite row = new Composite(area, SWT.NONE);
		RowLayout lines = new RowLayout();
		lines.marginLeft = 0;
		lines.spacing = 10;
		row.setLayout(lines);
		GridDataFactory.fillDefaults().grab(true, false).hint(CHECKS_WIDTH, SWT.DEFAULT).applyTo(row);
		for (Named each : named) {
			Button check = new Button(row, SWT.CHECK);
			check.setText(each.title());
			check.setSelection(usual.contains(each.name()));
			check.addListener(SWT.Selection, event -> changed.run());
			checks.put(each, check);
		}
	}

	private void showSeats() {
		seats.show(players.getSelection());
		area.layout(true, true);
	}

	private Text seed() {
		Composite row = new Composite(area, SWT.NONE);
		GridLayoutFactory.fillDefaults().numColumns(2).applyTo(row);
		Text text = new Text(row, SWT.BORDER);
		text.setText(anySeed());
		GridDataFactory.fillDefaults().hint(120, SWT.DEFAULT).applyTo(text);
		text.addListener(SWT.Modify, event -> changed.run());
		Button another = new Button(row, SWT.PUSH);
		another.setText("Another");
		another.addListener(SWT.Selection, event -> text.setText(anySeed()));
		return text;
	}

	private static String anySeed() {
		return Integer.toString(ThreadLocalRandom.current().nextInt(SEEDS));
	}
}
