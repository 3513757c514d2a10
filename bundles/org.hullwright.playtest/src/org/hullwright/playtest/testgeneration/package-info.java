/** Tests generated from a decision of a recorded game: what it did, said in Hull, and the dialog that asks where to. */
@NonNullByDefault
package org.hullwright.playtest.testgeneration;

import org.eclipse.jdt.annotation.NonNullByDefault;
