/** Selecting more and less of what is around the caret, as it is nested in the text. */
package org.hullwright.editor.selection;
