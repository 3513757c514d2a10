/** Cards, tiles and tokens as pictures: what is printed on a component, drawn. */
@NonNullByDefault
package org.hullwright.picture.card;

import org.eclipse.jdt.annotation.NonNullByDefault;
