/** Packs prepared to be played, tested and measured, with a cache of those prepared last. Knows no window. */
package org.hullwright.playtest.preparation;
