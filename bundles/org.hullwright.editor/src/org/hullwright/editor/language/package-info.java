/** The way from documents and editors to the language service. */
@NonNullByDefault
package org.hullwright.editor.language;

import org.eclipse.jdt.annotation.NonNullByDefault;
