/** The way from documents and editors to the language service. */
package org.hullwright.editor.language;
