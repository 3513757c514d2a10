/** The view that shows the card of what is pointed at, or of the component at the caret. */
@NonNullByDefault
package org.hullwright.playtest.cardview;

import org.eclipse.jdt.annotation.NonNullByDefault;
