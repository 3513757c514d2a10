package org.hullwright.playtest.decision;

import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.picture.Bounds;
import org.hullwright.picture.Outline;
import org.hullwright.picture.Point;
import org.hullwright.picture.view.GameSnapshot;
import org.hullwright.picture.view.Looks;
import org.hullwright.playtest.card.SmallCard;
import org.hullwright.playtest.card.SmallCardArtist;
import org.hullwright.playtest.panel.PanelAction;
import org.hullwright.playtest.session.Choice;

/** Options that are cards, laid out side by side, each with the key that takes it. */
final class CardOptions {

	private static final double LEFT = DecisionPage.MARGIN + 4;
	private static final double BETWEEN = 10;
	private static final double KEY = 9; // radius
	private final DecisionPage page;
	private final GameSnapshot game;
	private final Looks looks;
	private final SmallCardArtist artist;

	CardOptions(DecisionPage page, GameSnapshot game, Looks looks) {
		this.page = page;
		this.game = game;
		this.looks = looks;
		this.artist = new SmallCardArtist(page.theme(), page.measure());
	}

	/** @param focused the option under the pointer or the keyboard; null when none is */
	void write(List<Choice> cards, @Nullable Integer focused) {
		double left = LEFT;
		page.goDown(KEY);
		for (Choice choice : cards) {
			if (left > LEFT && left + SmallCardArtist.WIDTH > page.width() - DecisionPage.MARGIN) {
				left = LEFT;
				page.goDown(SmallCardArtist.HEIGHT + BETWEEN + KEY);
			}
			card(choice, left, focused != null && focused == choice.number());
			left += SmallCardArtist.WIDTH + BETWEEN;
		}
		page.goDown(SmallCardArtist.HEIGHT + BETWEEN);
		page.gap();
	}

	private void card(Choice choice, double left, boolean focused) {
		int piece = choice.subject().orElseThrow();
		Bounds bounds = new Bounds(left, page.top(), SmallCardArtist.WIDTH, SmallCardArtist.HEIGHT);
		artist.draw(new SmallCard(choice.label(), looks.emblem(game, piece), looks.groupHue(game, piece), 1), left, page.top(), true,
				page.picture());
		if (focused) {
			page.picture().stroke(Outline.box(bounds.grown(2.5), 8), page.theme().focus(), 4);
		}
		String key = OptionKeys.of(choice.number());
		if (!key.isEmpty()) {
			Point corner = new Point(left + 2, page.top() + 1);
			page.picture().fill(Outline.circle(corner, KEY), page.theme().target());
			page.picture().words(key, corner, 11, true, page.theme().target().writing());
		}
		page.act(bounds, new PanelAction.Choose(choice.number()), piece);
	}
}
