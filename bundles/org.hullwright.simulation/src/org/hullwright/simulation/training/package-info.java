/** Learning evaluation functions from self-play. */
@NonNullByDefault
package org.hullwright.simulation.training;

import org.eclipse.jdt.annotation.NonNullByDefault;
