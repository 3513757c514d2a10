/** Comparing two versions of a Hull text declaration by declaration. */
@NonNullByDefault
package org.hullwright.editor.compare;

import org.eclipse.jdt.annotation.NonNullByDefault;
