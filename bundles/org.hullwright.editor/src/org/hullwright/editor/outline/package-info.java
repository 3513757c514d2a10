/** The outline beside the text. */
@NonNullByDefault
package org.hullwright.editor.outline;

import org.eclipse.jdt.annotation.NonNullByDefault;
