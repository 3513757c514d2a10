/** What is done to a text when it is saved. */
@NonNullByDefault
package org.hullwright.editor.saving;

import org.eclipse.jdt.annotation.NonNullByDefault;
