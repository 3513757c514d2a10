/** What is wrong with a text, under the text: as it is typed, and for all files in the list of problems. */
@NonNullByDefault
package org.hullwright.editor.problems;

import org.eclipse.jdt.annotation.NonNullByDefault;
