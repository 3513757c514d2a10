/** A report as one page for a browser: no scripts, nothing from the network. */
package org.hullwright.simulation.report.html;
