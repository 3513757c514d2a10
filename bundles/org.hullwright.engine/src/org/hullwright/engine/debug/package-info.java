/**
 * Stops games in the middle of their rules, for those who want to watch them at work.
 *
 * <pre>
 * Program program = Planner.watched(world).program();
 * new Game(program, options, agents, Watching.EVENTS.with(new Stepper(companion))).play();
 * </pre>
 */
@NonNullByDefault
package org.hullwright.engine.debug;

import org.eclipse.jdt.annotation.NonNullByDefault;
