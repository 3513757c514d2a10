/**
 * The language-server protocol over {@link org.hullwright.lang.ide.HullLanguageService}: nothing but translation of questions and answers,
 * and the telling of problems.
 */
@NonNullByDefault
package org.hullwright.lang.server;

import org.eclipse.jdt.annotation.NonNullByDefault;
