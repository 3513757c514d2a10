/** What cards read: sentences made from the effects, so that a card cannot say anything but what it does. */
@NonNullByDefault
package org.hullwright.lang.rulestext;

import org.eclipse.jdt.annotation.NonNullByDefault;
