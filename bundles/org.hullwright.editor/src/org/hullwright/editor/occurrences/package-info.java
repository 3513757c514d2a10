/** Marks all places that mean what the word at the caret means. */
package org.hullwright.editor.occurrences;
