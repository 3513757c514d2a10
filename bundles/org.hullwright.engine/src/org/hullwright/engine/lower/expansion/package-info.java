/** Which expansions a game is played with, and what they change in what a pack declares. */
@NonNullByDefault
package org.hullwright.engine.lower.expansion;

import org.eclipse.jdt.annotation.NonNullByDefault;
