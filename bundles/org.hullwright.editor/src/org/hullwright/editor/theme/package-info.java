/** How the parts of a Hull text look, in whatever theme the workbench has. */
@NonNullByDefault
package org.hullwright.editor.theme;

import org.eclipse.jdt.annotation.NonNullByDefault;
