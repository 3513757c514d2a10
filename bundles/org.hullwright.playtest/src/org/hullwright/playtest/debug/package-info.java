/** The debugger of games: where they are suspended, the values known there, and stepping. Knows no window. */
@NonNullByDefault
package org.hullwright.playtest.debug;

import org.eclipse.jdt.annotation.NonNullByDefault;
