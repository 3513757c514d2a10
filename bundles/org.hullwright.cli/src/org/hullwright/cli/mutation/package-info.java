/** Mutation testing: plants small faults in the rules of a pack, one at a time, and tells which of them its tests do not notice. */
@NonNullByDefault
package org.hullwright.cli.mutation;

import org.eclipse.jdt.annotation.NonNullByDefault;
