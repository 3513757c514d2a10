/** What a simulation plays by: a pack as it is, or with something varied. */
package org.hullwright.simulation.rules;
