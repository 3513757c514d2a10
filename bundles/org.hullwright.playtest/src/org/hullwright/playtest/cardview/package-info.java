/** The view that shows the card of what is pointed at, or of the component at the caret. */
package org.hullwright.playtest.cardview;
