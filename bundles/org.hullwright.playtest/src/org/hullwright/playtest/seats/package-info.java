/** What each player has, and what lies beside the board. */
package org.hullwright.playtest.seats;
