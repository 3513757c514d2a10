/** Whether something can happen in a game: a search for a witness among games that programs play. */
@NonNullByDefault
package org.hullwright.simulation.ask;

import org.eclipse.jdt.annotation.NonNullByDefault;
