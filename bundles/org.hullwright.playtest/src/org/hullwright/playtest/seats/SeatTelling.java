package org.hullwright.playtest.seats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.picture.Colour;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Hue;
import org.hullwright.picture.view.Bounded;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.seats.SeatPage.Chip;
import org.hullwright.playtest.session.Choice;
import org.hullwright.playtest.session.Moment;

/** What is worth telling of the players of a game and of what belongs to no player, as far as some eyes see it. */
final class SeatTelling {

	private static final String FIGURE = "figure";
	private final Moment moment;
	private final GameSnapshot game;
	private final Sight sight;
	private final BoardTheme theme;
	private final SeatPage page;

	SeatTelling(Moment moment, Sight sight, BoardTheme theme, SeatPage page) {
		this.moment = moment;
		this.game = moment.game().seenWith(sight);
		this.sight = sight;
		this.theme = theme;
		this.page = page;
	}

	/** A player with the figures that are theirs; cards and tokens are shown where they lie. */
	void seat(int player) {
		int seat = game.seatOf(player);
		Colour colour = theme.colour(new Hue.Numbered(seat - 1));
		boolean deciding = moment.question().filter(question -> question.seat() == seat).isPresent();
		page.heading(game.title(player) + (moment.line().persons().contains(seat) ? "" : " · bot"), Integer.toString(seat), colour,
				deciding);
		IntStream.range(0, game.layout().pieceCount()).filter(piece -> piece != player && game.isA(piece, FIGURE))
				.filter(piece -> game.ownerSeat(piece).equals(OptionalInt.of(seat))).forEach(piece -> piece(piece, colour));
		piece(player, colour);
		page.end();
	}

	/** Tracks, states, decks and open places of the whole game. */
	void table() {
		page.heading(game.world().game().title(), "", theme.faint().mixed(theme.ink(), 0.3), false);
		for (int number = 0; number < game.world().properties().size(); number++) {
			World.Property property = game.world().properties().get(number);
			if (property.owner() < 0 && property.nature() == Nature.STATE) {
				state(number, game.state(number).orElse(World.ABSENT), theme.target());
			}
		}
		IntStream.range(0, game.layout().zoneCount()).filter(this::isOfNobody).forEach(this::zone);
		page.end();
	}

	/** What is discarded is told with the deck that it is of. */
	private boolean isOfNobody(int zone) {
		return game.layout().holder(zone) < 0 && game.layout().declaration(zone) >= 0 && game.layout().role(zone) != Layout.Role.DISCARDS;
	}

	private void piece(int piece, Colour colour) {
		boolean figure = game.isA(piece, FIGURE);
		if (figure) {
			String where = game.holderOf(piece).stream().mapToObj(holder -> "· " + game.title(holder)).findFirst().orElse("");
			page.title(game.title(piece), where, new PanelAction.Show(piece), piece);
		}
		game.properties(piece, Nature.STATE).forEach(property -> state(property, game.state(piece, property).orElse(World.ABSENT), colour));
		game.declaredZones(piece).forEach(declaration -> zone(game.layout().zone(piece, declaration)));
		List<Integer> carried = figure ? game.on(piece) : List.of();
		if (!carried.isEmpty()) {
			page.chips("carries", chips(carried));
		}
	}

	/** @param value {@link World#ABSENT} when there is none, or it is not known */
	private void state(int number, int value, Colour colour) {
		World.Property property = game.world().properties().get(number);
		OptionalInt upper = Bounded.upper(property);
		if (value == World.ABSENT || isPlain(number) || tellsNothing(property, value, upper.isPresent())) {
			return;
		}
		String title = game.propertyTitle(number);
		if (upper.isPresent()) {
			page.bar(title, value, property.lower(), upper.getAsInt(), colour);
		} else {
			page.words(title, game.shown(value, property.display()));
		}
	}

	/** Whose something is and who has won is seen anyway. */
	private boolean isPlain(int property) {
		return property == game.world().game().owner() || property == game.world().game().won();
	}

	private static boolean tellsNothing(World.Property property, int value, boolean counts) {
		return value == 0 && (property.display() == Display.TRUTH || property.display() == Display.NUMBER && !counts);
	}

	private void zone(int zone) {
		int count = game.count(zone);
		if (count == 0 && game.layout().role(zone) == Layout.Role.AREA) {
			return;
		}
		if (game.isSeen(zone, sight)) {
			page.chips(game.zoneTitle(zone), chips(game.contents(zone)));
		} else {
			int discards = game.layout().discards(zone);
			String discarded = discards < 0 || game.count(discards) == 0 ? "" : ", " + game.count(discards) + " discarded";
			page.pile(game.zoneTitle(zone), count, count + discarded);
		}
	}

	/** Those of the same title together. */
	private List<Chip> chips(List<Integer> pieces) {
		Map<String, List<Integer>> groups = new LinkedHashMap<>();
		pieces.forEach(piece -> groups.computeIfAbsent(game.title(piece), title -> new ArrayList<>()).add(piece));
		return groups.entrySet().stream().map(group -> chip(group.getKey(), group.getValue())).toList();
	}

	private Chip chip(String title, List<Integer> alike) {
		Optional<Choice> choice = choice(alike);
		PanelAction action = choice.<PanelAction>map(offered -> new PanelAction.Choose(offered.number()))
				.orElseGet(() -> new PanelAction.Show(alike.getFirst()));
		return new Chip(alike.size() == 1 ? title : title + " ×" + alike.size(), choice.isPresent(), action, alike.getFirst());
	}

	/** What a click on pieces that are alike chooses; none when nothing or more than one thing is offered about each of them. */
	private Optional<Choice> choice(List<Integer> alike) {
		return moment.question().stream().flatMap(question -> alike.stream().map(question::about)).filter(choices -> choices.size() == 1)
				.map(List::getFirst).findFirst();
	}
}
