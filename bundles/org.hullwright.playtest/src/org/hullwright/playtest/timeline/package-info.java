/** The story of a game, from its rounds down to single decisions. */
package org.hullwright.playtest.timeline;
