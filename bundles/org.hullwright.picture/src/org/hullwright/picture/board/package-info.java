/** Boards as pictures: laid out and drawn from a scene. */
@NonNullByDefault
package org.hullwright.picture.board;

import org.eclipse.jdt.annotation.NonNullByDefault;
