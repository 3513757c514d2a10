/** From a pack to a game: the commands that begin one, save it or go on with it. */
package org.hullwright.playtest.start;
