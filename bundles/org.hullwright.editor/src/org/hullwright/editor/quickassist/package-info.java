/** What Ctrl+1 lists, in the order in which it helps. */
package org.hullwright.editor.quickassist;
