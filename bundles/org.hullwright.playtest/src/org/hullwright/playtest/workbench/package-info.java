/** The play-test perspective: its views, commands and what they share. */
package org.hullwright.playtest.workbench;
