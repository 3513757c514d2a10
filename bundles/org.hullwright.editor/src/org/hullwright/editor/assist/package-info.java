/** Content assist. */
@NonNullByDefault
package org.hullwright.editor.assist;

import org.eclipse.jdt.annotation.NonNullByDefault;
