/** Makes changes in files of the workspace that the language service has worked out. */
@NonNullByDefault
package org.hullwright.editor.changes;

import org.eclipse.jdt.annotation.NonNullByDefault;
