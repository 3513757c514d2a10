/** Texts of packs in the editors of the workbench: the one being edited, its caret, opening one at a place. */
@NonNullByDefault
package org.hullwright.playtest.text;

import org.eclipse.jdt.annotation.NonNullByDefault;
