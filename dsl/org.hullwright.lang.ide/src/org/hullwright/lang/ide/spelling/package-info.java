/**
 * Words that are perhaps misspelt. A word is right when the dictionary of its language has it, or when a pack that the file sees calls
 * something so. What people write for people is looked at: texts in quotes and comments.
 */
@NonNullByDefault
package org.hullwright.lang.ide.spelling;

import org.eclipse.jdt.annotation.NonNullByDefault;
