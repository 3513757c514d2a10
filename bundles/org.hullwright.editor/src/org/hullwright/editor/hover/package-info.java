/** What is shown under the mouse. */
@NonNullByDefault
package org.hullwright.editor.hover;

import org.eclipse.jdt.annotation.NonNullByDefault;
