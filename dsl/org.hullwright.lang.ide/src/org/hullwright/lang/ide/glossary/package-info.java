/** What the rules of packs can do, to be looked up. */
@NonNullByDefault
package org.hullwright.lang.ide.glossary;

import org.eclipse.jdt.annotation.NonNullByDefault;
