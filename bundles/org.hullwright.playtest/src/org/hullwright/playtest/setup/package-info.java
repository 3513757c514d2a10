/** What a game is started with: the players, who decides for them, modes, expansions and the seed. Knows no window. */
@NonNullByDefault
package org.hullwright.playtest.setup;

import org.eclipse.jdt.annotation.NonNullByDefault;
