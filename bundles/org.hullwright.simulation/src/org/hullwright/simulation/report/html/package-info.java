/** A report as one page for a browser: no scripts, nothing from the network. */
@NonNullByDefault
package org.hullwright.simulation.report.html;

import org.eclipse.jdt.annotation.NonNullByDefault;
