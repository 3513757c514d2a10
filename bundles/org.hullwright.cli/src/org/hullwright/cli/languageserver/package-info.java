/** {@code hullwright language-server} and {@code hullwright editor-files}: Hull in other editors. */
@NonNullByDefault
package org.hullwright.cli.languageserver;

import org.eclipse.jdt.annotation.NonNullByDefault;
