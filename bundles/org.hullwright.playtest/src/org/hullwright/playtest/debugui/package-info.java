/** The debug model of the platform (target, thread, stack frames, variables, breakpoints) over a suspended game. */
@NonNullByDefault
package org.hullwright.playtest.debugui;

import org.eclipse.jdt.annotation.NonNullByDefault;
