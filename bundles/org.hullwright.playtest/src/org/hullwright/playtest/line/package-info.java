/**
 * Lines of play: the decisions of a game from its start (variations, in the words of chess programs), and how two of them differ. Knows no
 * window.
 */
package org.hullwright.playtest.line;
