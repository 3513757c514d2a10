/**
 * Lines of play: the decisions of a game from its start (variations, in the words of chess programs), and how two of them differ. Knows no
 * window.
 */
@NonNullByDefault
package org.hullwright.playtest.line;

import org.eclipse.jdt.annotation.NonNullByDefault;
