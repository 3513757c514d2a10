/** What could be written at a place. */
package org.hullwright.lang.ide.completion;
