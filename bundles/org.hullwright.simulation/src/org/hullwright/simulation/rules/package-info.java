/** What a simulation plays by: a pack as it is, or with something varied. */
@NonNullByDefault
package org.hullwright.simulation.rules;

import org.eclipse.jdt.annotation.NonNullByDefault;
