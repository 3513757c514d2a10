package org.hullwright.picture.scene;

/**
 * One line of what is known about a piece, such as "health: 3 of 6".
 *
 * @param label empty where the value says all
 */
public record Detail(String label, String value) {}
