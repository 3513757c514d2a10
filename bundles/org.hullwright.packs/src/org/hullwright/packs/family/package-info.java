/** The games that lie in some folders, with all that goes with each: facts that are counted in the packs, for a page about them. */
@NonNullByDefault
package org.hullwright.packs.family;

import org.eclipse.jdt.annotation.NonNullByDefault;
