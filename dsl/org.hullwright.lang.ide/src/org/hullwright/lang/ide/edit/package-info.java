/** Changes of texts that are told by the parts of models they concern, with the blanks and line breaks an author would expect. */
@NonNullByDefault
package org.hullwright.lang.ide.edit;

import org.eclipse.jdt.annotation.NonNullByDefault;
