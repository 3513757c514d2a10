/**
 * The pictures of packs: where they lie, what they are, and whether they can be shown without harm. Nothing here is drawn, and no game
 * reads them.
 */
@NonNullByDefault
package org.hullwright.lang.picture;

import org.eclipse.jdt.annotation.NonNullByDefault;
