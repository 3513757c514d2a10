/** From a pack to a game: the commands that begin one, save it or go on with it. */
@NonNullByDefault
package org.hullwright.playtest.start;

import org.eclipse.jdt.annotation.NonNullByDefault;
