/** The debug model of the platform (target, thread, stack frames, variables, breakpoints) over a suspended game. */
package org.hullwright.playtest.debugui;
