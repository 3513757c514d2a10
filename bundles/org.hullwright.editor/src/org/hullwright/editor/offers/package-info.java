/** What Ctrl+1 lists. */
@NonNullByDefault
package org.hullwright.editor.offers;

import org.eclipse.jdt.annotation.NonNullByDefault;
