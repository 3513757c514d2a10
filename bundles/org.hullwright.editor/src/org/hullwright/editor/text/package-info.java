/** The outer shape of a Hull text: code, comments, strings. Known without parsing. */
@NonNullByDefault
package org.hullwright.editor.text;

import org.eclipse.jdt.annotation.NonNullByDefault;
