/** What the checks of all concerns share: they report issues as seriously as they are taken, and ask for types and numbers. */
@NonNullByDefault
package org.hullwright.lang.validation.concern;

import org.eclipse.jdt.annotation.NonNullByDefault;
