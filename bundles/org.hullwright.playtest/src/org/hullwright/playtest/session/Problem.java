package org.hullwright.playtest.session;

import org.hullwright.engine.tree.Place;

/** Why a pack cannot be played, and where. */
public record Problem(String message, Place place) {}
