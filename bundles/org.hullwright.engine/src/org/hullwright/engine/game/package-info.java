/**
 * Playing: {@link org.hullwright.engine.game.Program} is what a pack becomes, {@link org.hullwright.engine.game.Game} plays it once.
 *
 * <pre>
 * Program program = Planner.plan(world);
 * Game game = new Game(program, GameOptions.of(3, 7), seat -> new RandomAgent(7, "seat " + seat), Watching.EVENTS);
 * Outcome outcome = game.play();
 * game.state().journal().events();          // the story of the game
 * game.record();                            // what it takes to play it again
 * </pre> A game runs on the thread that calls {@code play}; an agent that waits for a person blocks only that thread. Going back is playing
 * again with the first decisions of the record: {@code new Game(program, record.until(12), agents, watching)}.
 */
@NonNullByDefault
package org.hullwright.engine.game;

import org.eclipse.jdt.annotation.NonNullByDefault;
