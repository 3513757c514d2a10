/** Markdown as text that stands out here and there, for windows that draw it themselves. */
@NonNullByDefault
package org.hullwright.editor.markdown;

import org.eclipse.jdt.annotation.NonNullByDefault;
