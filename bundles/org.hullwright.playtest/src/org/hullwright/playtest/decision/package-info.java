/** The question at hand, and what became of the game. */
@NonNullByDefault
package org.hullwright.playtest.decision;

import org.eclipse.jdt.annotation.NonNullByDefault;
