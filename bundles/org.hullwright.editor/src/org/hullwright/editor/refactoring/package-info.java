/** The Refactor menu. */
@NonNullByDefault
package org.hullwright.editor.refactoring;

import org.eclipse.jdt.annotation.NonNullByDefault;
