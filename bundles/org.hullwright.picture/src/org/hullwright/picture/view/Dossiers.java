package org.hullwright.picture.view;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;

import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.picture.scene.Detail;
import org.hullwright.picture.scene.Dossier;

/** Collects what is known about a piece. What has not been printed or is as it was at the start and says no is left out. */
public final class Dossiers {

	private static final int LONGEST = 240;
	/** The one text of every kind of piece that is there for players. */
	private static final String TEXT = "text";
	private final GameSnapshot game;

	public Dossiers(GameSnapshot game) {
		this.game = game;
	}

	public Dossier of(int piece) {
		List<Detail> details = new ArrayList<>();
		game.ownerSeat(piece).ifPresent(seat -> details.add(new Detail("player", Integer.toString(seat))));
		game.side(piece).ifPresent(side -> details.add(new Detail("side", side)));
		printed(piece, details);
		states(piece, details);
		zones(piece, details);
		List<Integer> on = game.on(piece);
		if (!on.isEmpty()) {
			details.add(new Detail("here", counted(on)));
		}
		return new Dossier(game.title(piece), game.kindOf(piece).name(), details);
	}

	/** "2 × Spark, Lamp" */
	public String counted(List<Integer> pieces) {
		Map<String, Integer> counts = new LinkedHashMap<>();
		pieces.forEach(piece -> counts.merge(game.title(piece), 1, Integer::sum));
		return counts.entrySet().stream().map(entry -> entry.getValue() == 1 ? entry.getKey() : entry.getValue() + " × " + entry.getKey())
				.collect(Collectors.joining(", "));
	}

	private void printed(int piece, List<Detail> details) {
		for (int number : game.properties(piece, Nature.PRINTED)) {
			World.Property property = game.world().properties().get(number);
			boolean basic = game.world().kinds().get(property.owner()).parent() < 0;
			String value = game.printed(piece, number).stream().map(each -> game.shown(each, property.display()))
					.collect(Collectors.joining(", "));
			boolean truth = property.display() == Display.TRUTH;
			boolean tellsNothing = value.isEmpty() || !game.isTold(number) || truth && value.equals("no");
			// copies, the file of its picture
			boolean forAuthors = property.display() == Display.NUMBER
					|| property.display() == Display.TEXT && !property.name().equals(TEXT);
			if (!tellsNothing && !(basic && forAuthors)) {
				details.add(truth
						? new Detail("", game.label(number))
						: new Detail(basic && property.name().equals(TEXT) ? "" : game.label(number), shortened(value)));
			}
		}
	}

	private static String shortened(String value) {
		return value.length() > LONGEST ? value.substring(0, LONGEST) + "…" : value;
	}

	private void states(int piece, List<Detail> details) {
		for (int number : game.properties(piece, Nature.STATE)) {
			World.Property property = game.world().properties().get(number);
			OptionalInt value = game.state(piece, number);
			boolean truth = property.display() == Display.TRUTH;
			boolean tellsNothing = value.isEmpty() || !game.isTold(number) || number == game.world().game().owner()
					|| game.isPlain(piece, number) || truth && value.getAsInt() == 0;
			if (!tellsNothing && truth) {
				details.add(new Detail("", game.label(number)));
			} else if (!tellsNothing) {
				String shown = game.shown(value.getAsInt(), property.display());
				details.add(new Detail(game.label(number),
						Bounded.upper(property).isPresent() ? shown + " of " + property.upper() : shown));
			}
		}
	}

	private void zones(int piece, List<Detail> details) {
		for (int declaration : game.declaredZones(piece)) {
			int zone = game.layout().zone(piece, declaration);
			int count = game.count(zone);
			if (count > 0) {
				boolean open = game.world().zones().get(declaration).visibility() == World.Visibility.EVERYBODY;
				details.add(new Detail(game.zoneTitle(zone), open ? counted(game.contents(zone)) : Integer.toString(count)));
			}
		}
	}
}
