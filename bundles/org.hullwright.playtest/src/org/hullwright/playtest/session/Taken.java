package org.hullwright.playtest.session;

/** A decision that was taken: by which seat, from 1, and which option, from 0. */
public record Taken(int seat, int option) {
}
