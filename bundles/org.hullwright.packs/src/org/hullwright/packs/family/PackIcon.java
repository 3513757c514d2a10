package org.hullwright.packs.family;

import java.util.List;
import java.util.stream.Stream;

import org.hullwright.model.Appearance;
import org.hullwright.model.Component;
import org.hullwright.model.Declaration;
import org.hullwright.model.Expansion;
import org.hullwright.model.Game;
import org.hullwright.model.Named;

/** The icon that stands for a pack: what its author shows its game by, else one of its expansions, else the first of its components. */
final class PackIcon {

	private PackIcon() {}

	/**
	 * The name of the icon; empty text for a pack that shows none of its own things by one.
	 *
	 * @param declared in the pack, in the order of its files
	 */
	static String in(List<Declaration> declared) {
		List<Appearance> shown = declared.stream().filter(Appearance.class::isInstance).map(Appearance.class::cast)
				.filter(change -> change.getIcon() != null && change.getNamed() != null && declared.contains(change.getNamed())).toList();
		return Stream.<Class<? extends Named>>of(Game.class, Expansion.class, Component.class)
				.flatMap(sort -> shown.stream().filter(change -> sort.isInstance(change.getNamed()))).map(Appearance::getIcon).findFirst()
				.orElse("");
	}
}
