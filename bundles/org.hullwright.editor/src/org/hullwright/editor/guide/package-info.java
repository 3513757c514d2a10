/** The documentation of Hull within the workbench: the same pages that lie beside the program. */
@NonNullByDefault
package org.hullwright.editor.guide;

import org.eclipse.jdt.annotation.NonNullByDefault;
