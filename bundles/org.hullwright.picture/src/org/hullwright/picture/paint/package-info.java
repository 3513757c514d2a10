/** Pictures painted without a window: in a typeface that comes along, so that they are the same on every machine. */
@NonNullByDefault
package org.hullwright.picture.paint;

import org.eclipse.jdt.annotation.NonNullByDefault;
