/** Colours in the text: at once by the shape of the words, a moment later by what they mean. */
package org.hullwright.editor.highlighting;
