/** The declarations of a file as a tree, and what each is. */
@NonNullByDefault
package org.hullwright.lang.ide.outline;

import org.eclipse.jdt.annotation.NonNullByDefault;
