/** Odds at the line in the editor: counted in the background while they are shown, as code minings and in the hover. */
@NonNullByDefault
package org.hullwright.playtest.odds;

import org.eclipse.jdt.annotation.NonNullByDefault;
