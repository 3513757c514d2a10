/** What is told about a word under the mouse. */
package org.hullwright.lang.ide.hover;
