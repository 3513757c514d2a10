/** Panels: what is told beside the board, laid out as pictures with places to click. */
package org.hullwright.playtest.panel;
