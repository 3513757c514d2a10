/**
 * What of a pack lies on a table: cards, tiles, tokens and figures with their copies, the places they lie in, boards, dice, tracks, seats,
 * and how a game is set up. Neither rules nor pictures; the same for every target that has things instead of rules.
 * {@link org.hullwright.export.table.TableReader} is where to begin.
 */
@NonNullByDefault
package org.hullwright.export.table;

import org.eclipse.jdt.annotation.NonNullByDefault;
