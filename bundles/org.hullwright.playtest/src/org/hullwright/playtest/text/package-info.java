/** Texts of packs in the editors of the workbench: the one being edited, its caret, opening one at a place. */
package org.hullwright.playtest.text;
