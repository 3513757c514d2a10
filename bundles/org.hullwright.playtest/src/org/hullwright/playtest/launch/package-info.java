/** Games and tests of packs as run configurations: kept under a name, begun again with one key. */
@NonNullByDefault
package org.hullwright.playtest.launch;

import org.eclipse.jdt.annotation.NonNullByDefault;
