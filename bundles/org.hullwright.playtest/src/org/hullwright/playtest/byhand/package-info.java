/** The state of a game changed by hand: what can be changed, and the dialog that asks. */
package org.hullwright.playtest.byhand;
