/** Cards of the game being played, to be read where they are shown. */
package org.hullwright.playtest.card;
