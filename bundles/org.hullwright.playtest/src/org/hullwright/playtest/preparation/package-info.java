/** Packs prepared to be played, tested and measured, with a cache of those prepared last. Knows no window. */
@NonNullByDefault
package org.hullwright.playtest.preparation;

import org.eclipse.jdt.annotation.NonNullByDefault;
