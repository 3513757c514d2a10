/** Which packs of a workspace came with the program. */
@NonNullByDefault
package org.hullwright.editor.examples;

import org.eclipse.jdt.annotation.NonNullByDefault;
