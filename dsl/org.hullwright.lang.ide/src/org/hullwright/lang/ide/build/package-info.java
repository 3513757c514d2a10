/** Checks of whole packs: what has not changed, and depends on nothing that has, is not checked again. */
@NonNullByDefault
package org.hullwright.lang.ide.build;

import org.eclipse.jdt.annotation.NonNullByDefault;
