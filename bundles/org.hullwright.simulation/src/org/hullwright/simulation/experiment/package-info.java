/** Many games at once, and what comes out of them. */
package org.hullwright.simulation.experiment;
