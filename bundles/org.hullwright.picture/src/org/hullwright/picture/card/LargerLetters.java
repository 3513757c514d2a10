package org.hullwright.picture.card;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

import org.hullwright.lang.design.Design;
import org.hullwright.lang.design.Panel;
import org.hullwright.lang.design.Setting;
import org.hullwright.lang.design.SettingValue;
import org.hullwright.lang.rulestext.CardFace;

/** Changes designs so that nothing is written smaller than some size, for pictures that are shown smaller than what is printed. */
final class LargerLetters {

	private LargerLetters() {}

	/**
	 * A component whose design says larger letters where its own would be smaller.
	 *
	 * @param points least size of letters on what is printed
	 */
	static CardFace of(CardFace card, double points) {
		Map<String, Panel> sides = new HashMap<>();
		card.design().sides().forEach((name, side) -> sides.put(name, of(side, points)));
		Design design = card.design();
		return new CardFace(card.title(), card.kind(), card.shape(), card.copies(), card.faces(), card.written(), card.languages(),
				new Design(design.format(), design.accent(), design.printed(), sides));
	}

	private static Panel of(Panel panel, double points) {
		return new Panel(panel.placement(), panel.condition(), panel.content(),
				panel.settings().with(Setting.TYPE, atLeast(points, PanelLayout.wanted(panel)))
						.with(Setting.SMALLEST, atLeast(points, PanelLayout.smallest(panel))),
				panel.origin(), panel.panels().stream().map(inner -> of(inner, points)).toList());
	}

	private static List<SettingValue> atLeast(double points, double said) {
		return List.of(new SettingValue.Number(Math.max(points, said)));
	}
}
