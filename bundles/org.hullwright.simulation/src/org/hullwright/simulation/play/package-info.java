/** Playing many games, on any number of threads, and looking at each. */
@NonNullByDefault
package org.hullwright.simulation.play;

import org.eclipse.jdt.annotation.NonNullByDefault;
