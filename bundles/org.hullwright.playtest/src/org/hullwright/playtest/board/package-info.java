/** The board: laid out and drawn from a scene, painted in a window. */
@NonNullByDefault
package org.hullwright.playtest.board;

import org.eclipse.jdt.annotation.NonNullByDefault;
