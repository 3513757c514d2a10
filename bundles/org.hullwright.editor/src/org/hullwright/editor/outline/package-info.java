/** The outline beside the text. */
package org.hullwright.editor.outline;
