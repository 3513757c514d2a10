/** Ever larger parts of a text. */
package org.hullwright.lang.ide.selection;
