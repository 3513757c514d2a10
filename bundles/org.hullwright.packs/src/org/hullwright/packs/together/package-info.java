/** Compatibility runs: which packs, expansions and modes can be on together, pair by pair, by what they say and by random games. */
@NonNullByDefault
package org.hullwright.packs.together;

import org.eclipse.jdt.annotation.NonNullByDefault;
