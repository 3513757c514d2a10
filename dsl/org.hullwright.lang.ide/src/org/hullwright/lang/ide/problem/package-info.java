/** What is wrong with texts, as editors are told. */
@NonNullByDefault
package org.hullwright.lang.ide.problem;

import org.eclipse.jdt.annotation.NonNullByDefault;
