/** What is selected, in the Properties view; and the properties of a pack. */
@NonNullByDefault
package org.hullwright.editor.properties;

import org.eclipse.jdt.annotation.NonNullByDefault;
