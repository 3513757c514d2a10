/** What another version of a pack changed: in its declarations, and in what its tests say. */
@NonNullByDefault
package org.hullwright.cli.compare;

import org.eclipse.jdt.annotation.NonNullByDefault;
