/** The state of a game changed by hand: what can be changed, and the dialog that asks. */
@NonNullByDefault
package org.hullwright.playtest.byhand;

import org.eclipse.jdt.annotation.NonNullByDefault;
