/** New packs and new files of packs. */
@NonNullByDefault
package org.hullwright.editor.wizard;

import org.eclipse.jdt.annotation.NonNullByDefault;
