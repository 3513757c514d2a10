/** Learning to play a game. */
@NonNullByDefault
package org.hullwright.cli.train;

import org.eclipse.jdt.annotation.NonNullByDefault;
