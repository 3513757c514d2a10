/** What came out of a simulation, as plain values, and the forms it is written in. */
@NonNullByDefault
package org.hullwright.simulation.report;

import org.eclipse.jdt.annotation.NonNullByDefault;
