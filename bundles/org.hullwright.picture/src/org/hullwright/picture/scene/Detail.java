package org.hullwright.picture.scene;

/** One line of what is known about a piece, such as "health: 3 of 6". */
public record Detail(String label, String value) {}
