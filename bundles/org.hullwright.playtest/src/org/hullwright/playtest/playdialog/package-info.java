/** The dialog that asks what to play, with which players. */
@NonNullByDefault
package org.hullwright.playtest.playdialog;

import org.eclipse.jdt.annotation.NonNullByDefault;
