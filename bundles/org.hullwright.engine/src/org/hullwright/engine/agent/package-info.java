/** Who decides in a game: people, bots, scripts. */
@NonNullByDefault
package org.hullwright.engine.agent;

import org.eclipse.jdt.annotation.NonNullByDefault;
