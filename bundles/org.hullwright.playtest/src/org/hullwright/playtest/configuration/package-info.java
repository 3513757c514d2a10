/** Run configurations of games: what a game was started with, kept under a name. */
@NonNullByDefault
package org.hullwright.playtest.configuration;

import org.eclipse.jdt.annotation.NonNullByDefault;
