/** From a pack to a game: what can be chosen, and the commands that begin it. */
package org.hullwright.playtest.start;
