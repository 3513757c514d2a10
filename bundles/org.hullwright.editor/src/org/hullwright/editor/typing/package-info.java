/** What the keyboard and the mouse do in a Hull text: braces, indentation, words. */
package org.hullwright.editor.typing;
