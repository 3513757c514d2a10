/** Hiding of blocks. */
package org.hullwright.editor.folding;
