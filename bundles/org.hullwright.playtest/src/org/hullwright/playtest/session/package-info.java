/** A game being played: on a thread of its own, with undo, redo and a record on disk. Knows no window. */
package org.hullwright.playtest.session;
