/** What an author may want otherwise: how warnings are taken, colours, tidying and saving. */
@NonNullByDefault
package org.hullwright.editor.preferences;

import org.eclipse.jdt.annotation.NonNullByDefault;
