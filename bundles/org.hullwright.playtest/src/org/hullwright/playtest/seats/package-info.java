/** What each player has, and what lies beside the board. */
@NonNullByDefault
package org.hullwright.playtest.seats;

import org.eclipse.jdt.annotation.NonNullByDefault;
