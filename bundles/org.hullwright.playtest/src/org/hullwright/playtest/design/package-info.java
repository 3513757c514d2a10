/**
 * The form beside a card in which authors change its design: fields for the settings of a part, and what writes their changes into the
 * text.
 */
@NonNullByDefault
package org.hullwright.playtest.design;

import org.eclipse.jdt.annotation.NonNullByDefault;
