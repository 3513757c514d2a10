/** Moments of a game as tests of its pack: what a decision did, said in Hull. Knows no window. */
package org.hullwright.playtest.moment;
