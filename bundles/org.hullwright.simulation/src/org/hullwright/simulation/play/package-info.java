/** Playing many games, on any number of threads, and looking at each. */
package org.hullwright.simulation.play;
