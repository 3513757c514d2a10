/** Choosing one of many things by some letters of its name. */
@NonNullByDefault
package org.hullwright.editor.choice;

import org.eclipse.jdt.annotation.NonNullByDefault;
