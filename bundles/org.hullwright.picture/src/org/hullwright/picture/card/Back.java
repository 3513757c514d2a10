package org.hullwright.picture.card;

import org.hullwright.lang.rulestext.CardFace.Shape;
import org.hullwright.picture.icon.IconChoice;
import org.hullwright.picture.scene.Hue;

/**
 * What components have in common that look alike from behind, such as those of a deck.
 *
 * @param title what they are called together, in words
 * @param icon name of the icon they are told apart by; empty text for one that is called like them
 * @param hue colour they are told apart by; numbers are those of the theme's palette
 */
public record Back(String title, String icon, Hue hue) {

	/** The name of the icon that is drawn on components of a shape. */
	public String iconOn(Shape shape) {
		return icon.isEmpty() ? IconChoice.of(title, "", shape) : icon;
	}
}
