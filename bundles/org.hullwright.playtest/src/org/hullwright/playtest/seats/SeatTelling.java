package org.hullwright.playtest.seats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.state.Sight;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.picture.Colour;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.picture.scene.Emblem;
import org.hullwright.picture.view.Bounded;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.Looks;
import org.hullwright.playtest.card.SmallCard;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.seats.SeatPage.Open;
import org.hullwright.playtest.seats.SeatPage.Owner;
import org.hullwright.playtest.session.Choice;
import org.hullwright.playtest.session.Moment;

/** What is worth telling of the players of a game and of what belongs to no player, as far as some eyes see it. */
final class SeatTelling {

	private static final String FIGURE = "figure";
	private static final String CARD = "card";
	private final Moment moment;
	private final GameSnapshot game;
	private final Sight sight;
	private final BoardTheme theme;
	private final SeatPage page;
	private final Looks looks;

	SeatTelling(Moment moment, Sight sight, BoardTheme theme, SeatPage page) {
		this.looks = new Looks(moment.game().world());
		this.moment = moment;
		this.game = moment.game().seenWith(sight);
		this.sight = sight;
		this.theme = theme;
		this.page = page;
	}

	/** A player with the figures that are theirs; cards and tokens are shown where they lie. */
	void seat(int player) {
		int seat = game.seatOf(player);
		Colour colour = theme.colour(Looks.seat(seat));
		boolean deciding = moment.question().filter(question -> question.seat() == seat).isPresent();
		List<Integer> figures = IntStream.range(0, game.layout().pieceCount())
				.filter(piece -> piece != player && game.isA(piece, FIGURE) && game.ownerSeat(piece).equals(OptionalInt.of(seat))).boxed()
				.toList();
		String who = game.title(player) + (moment.line().persons().contains(seat) ? "" : " · bot");
		if (figures.size() == 1) {
			int figure = figures.getFirst();
			page.heading(new Owner(looks.emblem(game, figure), game.title(figure), who + where(figure)), colour, deciding, figure);
			sheet(List.of(figure, player), colour);
		} else {
			page.heading(new Owner(null, who, ""), colour, deciding, null);
			for (int figure : figures) {
				page.title(game.title(figure), where(figure), new PanelAction.Show(figure), figure);
				sheet(List.of(figure), colour);
			}
			sheet(List.of(player), colour);
		}
		page.end();
	}

	private String where(int piece) {
		return game.holderOf(piece).stream().mapToObj(holder -> " · " + game.title(holder)).findFirst().orElse("");
	}

	/** What is known of pieces that are told together: what holds, tracks, what they hold. */
	private void sheet(List<Integer> pieces, Colour colour) {
		List<Line> lines = pieces.stream().flatMap(piece -> game.properties(piece, Nature.STATE).stream()
				.filter(property -> !game.isPlain(piece, property))
				.flatMap(property -> line(property, game.state(piece, property).orElse(World.ABSENT), pieces).stream())).toList();
		write(lines, colour);
		List<Integer> zones = pieces.stream().flatMap(
				piece -> game.declaredZones(piece).stream().map(declaration -> game.layout().zone(piece, declaration))).toList();
		zones(zones, colour);
		List<Integer> carried = pieces.stream().filter(piece -> game.isA(piece, FIGURE)).flatMap(piece -> game.on(piece).stream()).toList();
		if (!carried.isEmpty()) {
			page.tray("carries", open(carried), colour);
		}
	}

	/** Tracks, states, decks and open places of the whole game. */
	void table() {
		Colour colour = theme.target();
		page.heading(new Owner(null, game.world().game().title(), ""), theme.faint().mixed(theme.ink(), 0.3), false, null);
		write(IntStream.range(0, game.world().properties().size()).filter(number -> {
			World.Property property = game.world().properties().get(number);
			return property.owner() < 0 && property.nature() == Nature.STATE;
		}).boxed().flatMap(number -> line(number, game.state(number).orElse(World.ABSENT), List.of()).stream()).toList(), colour);
		zones(IntStream.range(0, game.layout().zoneCount()).filter(this::isOfNobody).boxed().toList(), colour);
		page.end();
	}

	/** What is discarded is told with the deck that it is of. */
	private boolean isOfNobody(int zone) {
		return game.layout().holder(zone) < 0 && game.layout().declaration(zone) >= 0 && game.layout().role(zone) != Layout.Role.DISCARDS;
	}

	/** A state that is worth telling. */
	private record Line(int number, World.Property property, int value) {

		boolean isTrack() {
			return Bounded.upper(property).isPresent();
		}

		boolean isFact() {
			return property.display() == Display.TRUTH || property.display() == Display.WORD || property.display() == Display.NUMBER;
		}
	}

	/**
	 * Nothing where there is nothing to tell.
	 *
	 * @param value {@link World#ABSENT} when there is none, or it is not known
	 * @param told the pieces that are told of anyway
	 */
	private Optional<Line> line(int number, int value, List<Integer> told) {
		World.Property property = game.world().properties().get(number);
		Line line = new Line(number, property, value);
		boolean plain = number == game.world().game().owner() || number == game.world().game().won();
		boolean said = property.display() == Display.PIECE && told.contains(value);
		boolean empty = value == World.ABSENT || value == 0 && (property.display() == Display.TRUTH
				|| property.display() == Display.NUMBER && !line.isTrack());
		return plain || said || empty || !game.isTold(number) ? Optional.empty() : Optional.of(line);
	}

	/** What holds first, then tracks, then the rest. */
	private void write(List<Line> lines, Colour colour) {
		lines.stream().filter(line -> line.isFact() && !line.isTrack()).forEach(line -> page.fact(fact(line), colour));
		lines.stream().filter(Line::isTrack)
				.forEach(line -> page.track(game.propertyTitle(line.number()),
						looks.chosenFor(line.number()).<@Nullable Emblem>map(icon -> icon).orElse(null), line.value(),
						line.property().lower(),
						line.property().upper(), colour));
		lines.stream().filter(line -> !line.isFact() && !line.isTrack())
				.forEach(line -> page.words(game.propertyTitle(line.number()), game.shown(line.value(), line.property().display())));
	}

	private String fact(Line line) {
		String label = game.label(line.number());
		if (line.property().display() == Display.TRUTH) {
			return label;
		}
		String value = game.shown(line.value(), line.property().display());
		return label.isEmpty() ? value : label + ": " + value;
	}

	/** What is seen of the contents of zones, those that others do not see as hands; then how many lie in the others. */
	private void zones(List<Integer> zones, Colour colour) {
		List<Integer> shown = zones.stream().filter(zone -> game.count(zone) > 0 || game.layout().role(zone) != Layout.Role.AREA).toList();
		shown.stream().filter(zone -> game.isSeen(zone, sight) && game.count(zone) > 0).sorted(Comparator.comparing(this::isOpenToAll))
				.forEach(zone -> {
					List<Open> open = open(game.contents(zone));
					if (isOpenToAll(zone) || !open.stream().allMatch(thing -> game.isA(thing.piece(), CARD))) {
						page.tray(game.zoneTitle(zone), open, colour);
					} else {
						page.hand(game.zoneTitle(zone), open);
					}
				});
		shown.stream().filter(zone -> !game.isSeen(zone, sight) || game.count(zone) == 0).forEach(this::pile);
		page.endLine();
	}

	private boolean isOpenToAll(int zone) {
		int declaration = game.layout().declaration(zone);
		return declaration >= 0 && game.world().zones().get(declaration).visibility() == World.Visibility.EVERYBODY;
	}

	private void pile(int zone) {
		int discards = game.layout().discards(zone);
		int declaration = game.layout().declaration(zone);
		String discarded = discards < 0 || game.count(discards) == 0 ? "" : " · " + game.count(discards) + " discarded";
		page.pile(game.zoneTitle(zone),
				declaration < 0 ? null : looks.chosenForZone(declaration).<@Nullable Emblem>map(icon -> icon).orElse(null),
				game.count(zone),
				game.count(zone) + discarded);
	}

	/** Those of the same title together. */
	private List<Open> open(List<Integer> pieces) {
		Map<String, List<Integer>> groups = new LinkedHashMap<>();
		pieces.forEach(piece -> groups.computeIfAbsent(game.title(piece), title -> new ArrayList<>()).add(piece));
		return groups.entrySet().stream().map(group -> open(group.getKey(), group.getValue())).toList();
	}

	private Open open(String title, List<Integer> alike) {
		int piece = alike.getFirst();
		Optional<Choice> choice = choice(alike);
		PanelAction action = choice.<PanelAction>map(offered -> new PanelAction.Choose(offered.number()))
				.orElseGet(() -> new PanelAction.Show(piece));
		return new Open(new SmallCard(title, looks.emblem(game, piece), looks.groupHue(game, piece), alike.size()), choice.isPresent(),
				action,
				piece);
	}

	/** What a click on pieces that are alike chooses; none when nothing or more than one thing is offered about each of them. */
	private Optional<Choice> choice(List<Integer> alike) {
		return moment.question().stream().flatMap(question -> alike.stream().map(question::about)).filter(choices -> choices.size() == 1)
				.map(List::getFirst).findFirst();
	}
}
