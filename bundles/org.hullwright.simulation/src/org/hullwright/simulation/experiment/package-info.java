/** Many games at once, and what comes out of them. */
@NonNullByDefault
package org.hullwright.simulation.experiment;

import org.eclipse.jdt.annotation.NonNullByDefault;
