/** Boards as pictures: laid out and drawn from a scene. */
package org.hullwright.picture.board;
