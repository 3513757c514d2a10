/** Cards of the game being played, to be read where they are shown. */
@NonNullByDefault
package org.hullwright.playtest.card;

import org.eclipse.jdt.annotation.NonNullByDefault;
