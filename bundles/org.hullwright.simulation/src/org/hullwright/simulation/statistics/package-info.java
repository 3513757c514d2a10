/** What samples of games say about all games: averages, shares and differences, each with what it is uncertain by. */
@NonNullByDefault
package org.hullwright.simulation.statistics;

import org.eclipse.jdt.annotation.NonNullByDefault;
