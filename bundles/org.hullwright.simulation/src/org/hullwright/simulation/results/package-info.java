/** The results of games in a file, one JSON object a line, so that a simulation which was broken off can be gone on with. */
@NonNullByDefault
package org.hullwright.simulation.results;

import org.eclipse.jdt.annotation.NonNullByDefault;
