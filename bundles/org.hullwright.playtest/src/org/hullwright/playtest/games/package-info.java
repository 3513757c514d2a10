/** The page of the games: which games the workspace has, and what goes with each. */
@NonNullByDefault
package org.hullwright.playtest.games;

import org.eclipse.jdt.annotation.NonNullByDefault;
