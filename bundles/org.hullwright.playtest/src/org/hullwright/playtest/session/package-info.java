/** A game being played, on a thread of its own, with undo and redo by replay. Knows no window. */
@NonNullByDefault
package org.hullwright.playtest.session;

import org.eclipse.jdt.annotation.NonNullByDefault;
