/** All chance of a game, as a function of seed, stream and number alone. */
@NonNullByDefault
package org.hullwright.engine.random;

import org.eclipse.jdt.annotation.NonNullByDefault;
