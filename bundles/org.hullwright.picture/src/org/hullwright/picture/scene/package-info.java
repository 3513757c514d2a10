/** What the board shows, as plain values between the engine's view of a game and its picture. */
@NonNullByDefault
package org.hullwright.picture.scene;

import org.eclipse.jdt.annotation.NonNullByDefault;
