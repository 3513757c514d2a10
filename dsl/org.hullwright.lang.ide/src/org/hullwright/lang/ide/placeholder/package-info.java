/** Names in braces inside of texts, for all that treats them like other names: navigation, hover, renaming, completion. */
@NonNullByDefault
package org.hullwright.lang.ide.placeholder;

import org.eclipse.jdt.annotation.NonNullByDefault;
