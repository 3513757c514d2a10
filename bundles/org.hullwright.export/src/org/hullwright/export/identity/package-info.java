/** What the things of a pack are called in every export, so that two exports of it can be told to speak of the same thing. */
@NonNullByDefault
package org.hullwright.export.identity;

import org.eclipse.jdt.annotation.NonNullByDefault;
