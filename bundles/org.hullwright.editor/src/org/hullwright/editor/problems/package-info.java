/** What is wrong with a text, under the text: as it is typed, and for all files in the list of problems. */
package org.hullwright.editor.problems;
