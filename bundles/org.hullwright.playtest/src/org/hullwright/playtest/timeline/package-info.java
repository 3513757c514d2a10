/** The story of a game, from its rounds down to single decisions. */
@NonNullByDefault
package org.hullwright.playtest.timeline;

import org.eclipse.jdt.annotation.NonNullByDefault;
