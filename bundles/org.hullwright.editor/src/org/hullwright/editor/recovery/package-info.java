/** Text that was not saved outlives the program, however it ends. */
@NonNullByDefault
package org.hullwright.editor.recovery;

import org.eclipse.jdt.annotation.NonNullByDefault;
