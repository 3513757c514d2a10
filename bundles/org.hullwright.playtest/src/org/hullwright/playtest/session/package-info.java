/** A game being played, on a thread of its own, with undo and redo by replay. Knows no window. */
package org.hullwright.playtest.session;
