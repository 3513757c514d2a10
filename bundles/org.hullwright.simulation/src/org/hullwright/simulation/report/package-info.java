/** What came out of a simulation, as plain values, and the forms it is written in. */
package org.hullwright.simulation.report;
