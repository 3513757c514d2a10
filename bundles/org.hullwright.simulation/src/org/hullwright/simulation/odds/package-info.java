/** Odds at the line: how often each sentence of a text is performed in games that programs play, and what chance does there. */
@NonNullByDefault
package org.hullwright.simulation.odds;

import org.eclipse.jdt.annotation.NonNullByDefault;
