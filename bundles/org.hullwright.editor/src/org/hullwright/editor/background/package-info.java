/** Checks packs when their files change, in the background. */
@NonNullByDefault
package org.hullwright.editor.background;

import org.eclipse.jdt.annotation.NonNullByDefault;
