/** Giving something another name, with a preview of all places. */
package org.hullwright.editor.rename;
