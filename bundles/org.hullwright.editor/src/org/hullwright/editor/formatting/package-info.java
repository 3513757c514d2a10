/** Tidying the text in an editor. */
package org.hullwright.editor.formatting;
