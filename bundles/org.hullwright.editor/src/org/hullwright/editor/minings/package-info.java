/** What is shown between the lines of a text, and in them, though nobody wrote it. */
package org.hullwright.editor.minings;
