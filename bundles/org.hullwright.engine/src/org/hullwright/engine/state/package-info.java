/**
 * The running state of a game: a few arrays of numbers, apart from the program that runs on it. Every change goes through the journal,
 * which can take it back.
 */
@NonNullByDefault
package org.hullwright.engine.state;

import org.eclipse.jdt.annotation.NonNullByDefault;
