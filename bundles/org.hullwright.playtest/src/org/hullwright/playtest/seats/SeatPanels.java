package org.hullwright.playtest.seats;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.Text.Display;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Property.Nature;
import org.hullwright.picture.scene.BoardTheme;
import org.hullwright.playtest.panel.Panel;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.panel.Writer;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Colour;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Point;
import org.hullwright.picture.TextMeasure;
import org.hullwright.picture.scene.Hue;
import org.hullwright.playtest.session.Choice;
import org.hullwright.playtest.session.Moment;
import org.hullwright.picture.view.Bounded;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.engine.state.Sight;

/**
 * Lays out what each player has, bounded numbers as bars, open zones as cards, hidden ones as counts; and below what belongs to nobody. What can be chosen
 * glows, as on the board.
 */
public final class SeatPanels {

	private static final double MARGIN = 12;
	private static final double TEXT = 13;
	private static final double SMALL = 11.5;
	private static final double LINE = 21;
	private static final double LABEL = 104;
	private static final double BAR_HEIGHT = 13;
	private static final double CHIP = 22;
	private static final double GAP = 5;
	/** Bars of more steps than this are drawn without divisions. */
	private static final int MOST_STEPS = 20;
	private final BoardTheme theme;
	private final Writer writer;

	public SeatPanels(BoardTheme theme, TextMeasure measure) {
		this.theme = theme;
		this.writer = new Writer(measure);
	}

	/** @param sight whose eyes it is seen with */
	public Panel of(Moment moment, Sight sight, double width) {
		return new Laying(moment, sight, width).panel();
	}

	/** One run from top to bottom. */
	private final class Laying {
		private final Moment moment;
		private final GameSnapshot game;
		private final Sight sight;
		private final double width;
		private final Panel.Builder panel = new Panel.Builder();
		private double y = MARGIN;
		private Colour barColour = theme.target();

		Laying(Moment moment, Sight sight, double width) {
			this.moment = moment;
			this.game = moment.game().seenWith(sight);
			this.sight = sight;
			this.width = width;
		}

		Panel panel() {
			for (int player : game.players()) {
				seat(player);
			}
			table();
			return panel.build(width, y);
		}

		private void seat(int player) {
			int seat = game.seatOf(player);
			Colour colour = theme.colour(new Hue.Numbered(seat - 1));
			boolean deciding = moment.question().filter(question -> question.seat() == seat).isPresent();
			heading(game.title(player) + (moment.line().persons().contains(seat) ? "" : " · bot"), Integer.toString(seat), colour, deciding);
			barColour = colour;
			owned(player).forEach(this::piece);
			piece(player);
			y += MARGIN;
		}

		/** The figures of a player; cards and tokens are shown where they lie. */
		private List<Integer> owned(int player) {
			return IntStream.range(0, game.layout().pieceCount())
				.filter(piece -> piece != player && game.isA(piece, "figure"))
				.filter(piece -> game.ownerSeat(piece).equals(OptionalInt.of(game.seatOf(player)))).boxed().toList();
		}

		private void heading(String title, String badge, Colour colour, boolean marked) {
			Bounds bar = new Bounds(MARGIN / 2, y, width - MARGIN, 28);
			panel.picture().fill(Outline.box(bar, 7), colour.faded(marked ? 0.95 : 0.75));
			if (marked) {
				panel.picture().stroke(Outline.box(bar, 7), theme.focus(), 2);
			}
			double left = MARGIN + 6;
			if (!badge.isEmpty()) {
				panel.picture().fill(Outline.circle(new Point(left + 9, bar.centre().y()), 9), colour.writing().faded(0.25));
				panel.picture().words(badge, new Point(left + 9, bar.centre().y()), 12, true, colour.writing());
				left += 26;
			}
			writer.line(writer.cut(title, width - left - MARGIN, TEXT, true), left, bar.centre().y(), TEXT, true, colour.writing(), panel.picture());
			y += 34;
		}

		private void piece(int piece) {
			if (game.isA(piece, "figure")) {
				String where = game.holderOf(piece).stream().mapToObj(holder -> "· " + game.title(holder)).findFirst().orElse("");
				double left = MARGIN + 4;
				double behind = left + writer.line(game.title(piece), left, y + LINE / 2, TEXT, true, theme.ink(), panel.picture()) + SMALL / 2;
				writer.line(writer.cut(where, width - behind - MARGIN, SMALL, false), behind, y + LINE / 2, SMALL, false, soft(), panel.picture());
				panel.place(new Bounds(MARGIN, y, width - 2 * MARGIN, LINE), new PanelAction.Show(piece));
				y += LINE;
			}
			game.properties(piece, Nature.STATE).forEach(property -> state(property, game.state(piece, property)));
			for (int declaration : game.declaredZones(piece)) {
				zone(game.layout().zone(piece, declaration));
			}
			List<Integer> carried = game.isA(piece, "figure") ? game.on(piece) : List.of();
			if (!carried.isEmpty()) {
				label("carries");
				chips(carried);
			}
		}

		private void state(int number, OptionalInt value) {
			World.Property property = game.world().properties().get(number);
			boolean plain = number == game.world().game().owner() || number == game.world().game().won();
			boolean counts = Bounded.upper(property).isPresent();
			boolean tellsNothing = value.isEmpty() || value.getAsInt() == 0 && (property.display() == Display.TRUTH || property.display() == Display.NUMBER && !counts);
			if (plain || tellsNothing) {
				return;
			}
			label(game.propertyTitle(number));
			OptionalInt upper = Bounded.upper(property);
			if (upper.isPresent()) {
				bar(value.getAsInt(), property.lower(), upper.getAsInt());
			} else {
				double left = MARGIN + LABEL;
				writer.line(writer.cut(game.shown(value.getAsInt(), property.display()), width - left - MARGIN, TEXT, false), left, y + LINE / 2, TEXT, false, theme.ink(), panel.picture());
			}
			y += LINE;
		}

		private void label(String text) {
			writer.line(writer.cut(text, LABEL - 10, SMALL, false), MARGIN + 4, y + LINE / 2, SMALL, false, soft(), panel.picture());
		}

		private void bar(int value, int lower, int upper) {
			double left = MARGIN + LABEL;
			double full = Math.max(40, width - left - MARGIN - 52);
			int start = lower == 1 ? 0 : lower; // what counts from 1 is full of its first step there
			double share = (value - start) / (double) (upper - start);
			Bounds whole = new Bounds(left, y + (LINE - BAR_HEIGHT) / 2, full, BAR_HEIGHT);
			panel.picture().fill(Outline.box(whole, 4), theme.faint().faded(0.3));
			if (share > 0) {
				panel.picture().fill(Outline.box(new Bounds(whole.x(), whole.y(), full * share, BAR_HEIGHT), 4), barColour);
			}
			for (int step = 1; step < upper - start && upper - start <= MOST_STEPS; step++) {
				double x = left + full * step / (upper - start);
				panel.picture().stroke(Outline.line(new Point(x, whole.y() + 1), new Point(x, whole.y() + BAR_HEIGHT - 1)), theme.card().faded(0.7), 1);
			}
			writer.line(value + " / " + upper, left + full + 8, y + LINE / 2, SMALL, true, theme.ink(), panel.picture());
		}

		private void zone(int zone) {
			int count = game.count(zone);
			int discards = game.layout().discards(zone);
			boolean pile = game.layout().role(zone) != Layout.Role.AREA;
			if (count == 0 && !pile) {
				return;
			}
			label(game.zoneTitle(zone));
			if (!game.isSeen(zone, sight)) {
				String discarded = discards < 0 || game.count(discards) == 0 ? "" : ", " + game.count(discards) + " discarded";
				double left = MARGIN + LABEL;
				pileIcon(left, count);
				writer.line(count + discarded, left + 26, y + LINE / 2, TEXT, false, theme.ink(), panel.picture());
				y += LINE;
				return;
			}
			chips(game.contents(zone));
		}

		private void pileIcon(double left, int count) {
			for (int card = 0; card < Math.min(3, count); card++) {
				Outline outline = Outline.box(new Bounds(left + card * 3, y + 3 - card, 11, 15), 2.5);
				panel.picture().fill(outline, theme.faint());
				panel.picture().stroke(outline, theme.card(), 1);
			}
		}

		private void chips(List<Integer> pieces) {
			Map<String, List<Integer>> groups = new LinkedHashMap<>();
			pieces.forEach(piece -> groups.computeIfAbsent(game.title(piece), title -> new ArrayList<>()).add(piece));
			double x = MARGIN + LABEL;
			for (Map.Entry<String, List<Integer>> group : groups.entrySet()) {
				String text = group.getValue().size() == 1 ? group.getKey() : group.getKey() + " ×" + group.getValue().size();
				String shown = writer.cut(text, width - MARGIN * 2 - LABEL - 16, SMALL, false);
				double chip = writer.width(shown, SMALL, false) + 14;
				if (x + chip > width - MARGIN && x > MARGIN + LABEL) {
					x = MARGIN + LABEL;
					y += CHIP + 2;
				}
				Bounds bounds = new Bounds(x, y, chip, CHIP - 2);
				panel.picture().fill(Outline.box(bounds, 5), theme.tile());
				Optional<Choice> choice = choice(group.getValue());
				panel.picture().stroke(Outline.box(bounds, 5), choice.isPresent() ? theme.target() : theme.faint(), choice.isPresent() ? 2 : 1);
				panel.picture().words(shown, bounds.centre(), SMALL, false, theme.ink());
				panel.place(bounds, choice.<PanelAction>map(offered -> new PanelAction.Choose(offered.number()))
					.orElseGet(() -> new PanelAction.Show(group.getValue().getFirst())));
				x += chip + GAP;
			}
			y += CHIP + 2;
		}

		/** What a click on pieces that are alike chooses; none when nothing or more than one thing is offered about each of them. */
		private Optional<Choice> choice(List<Integer> alike) {
			return moment.question().stream().flatMap(question -> alike.stream().map(question::about)).filter(choices -> choices.size() == 1)
				.map(List::getFirst).findFirst();
		}

		/** Tracks, states, decks and open places of the whole game. */
		private void table() {
			barColour = theme.target();
			heading(game.world().game().title(), "", theme.faint().mixed(theme.ink(), 0.3), false);
			for (int number = 0; number < game.world().properties().size(); number++) {
				World.Property property = game.world().properties().get(number);
				if (property.owner() < 0 && property.nature() == Nature.STATE) {
					state(number, game.state(number));
				}
			}
			for (int zone = 0; zone < game.layout().zoneCount(); zone++) {
				boolean declared = game.layout().holder(zone) < 0 && game.layout().declaration(zone) >= 0;
				if (declared && game.layout().role(zone) != Layout.Role.DISCARDS) {
					zone(zone);
				}
			}
			y += MARGIN;
		}
	}

	private Colour soft() {
		return theme.ink().faded(0.62);
	}
}
