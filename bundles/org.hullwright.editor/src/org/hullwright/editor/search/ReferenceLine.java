package org.hullwright.editor.search;

import org.eclipse.core.resources.IFile;

/**
 * A line with references.
 *
 * @param file where it is
 * @param number counted from 1
 * @param text without the blanks around it
 */
record ReferenceLine(IFile file, int number, String text) {}
