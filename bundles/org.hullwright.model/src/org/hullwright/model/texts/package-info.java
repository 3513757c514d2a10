/** What packs say to people, and in which languages. */
@NonNullByDefault
package org.hullwright.model.texts;

import org.eclipse.jdt.annotation.NonNullByDefault;
