/** Checks of declarations: packs, names, kinds, and the components, zones and boards that games are made of. */
@NonNullByDefault
package org.hullwright.lang.validation.structure;

import org.eclipse.jdt.annotation.NonNullByDefault;
