/** The board: laid out and drawn from a scene, painted in a window. */
package org.hullwright.playtest.board;
