/**
 * What a game looks like from outside: plain values for windows and other front ends, cut down to what the players on some seats may see.
 *
 * <pre>
 * GameView view = GameView.of(program, game.state(), new Sight.OfSeats(Set.of(2)));
 * </pre> Made on the thread of the game, while it waits for a decision; to be read by any thread afterwards.
 */
@NonNullByDefault
package org.hullwright.engine.view;

import org.eclipse.jdt.annotation.NonNullByDefault;
