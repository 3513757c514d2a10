/** What is told about a word under the mouse. */
@NonNullByDefault
package org.hullwright.lang.ide.hover;

import org.eclipse.jdt.annotation.NonNullByDefault;
