/** The debugger of games: where they are suspended, the values known there, and stepping. Knows no window. */
package org.hullwright.playtest.debug;
