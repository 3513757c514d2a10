/** Finding a number of the rules with which something happens as often as is wanted. */
@NonNullByDefault
package org.hullwright.simulation.tune;

import org.eclipse.jdt.annotation.NonNullByDefault;
