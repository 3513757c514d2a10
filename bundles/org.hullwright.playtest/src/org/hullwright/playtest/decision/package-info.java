/** The question at hand, and what became of the game. */
package org.hullwright.playtest.decision;
