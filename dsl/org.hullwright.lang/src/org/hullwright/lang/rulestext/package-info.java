/** What cards read: sentences made from the effects, so that a card cannot say anything but what it does. */
package org.hullwright.lang.rulestext;
