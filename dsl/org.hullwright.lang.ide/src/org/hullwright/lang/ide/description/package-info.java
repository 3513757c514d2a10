/** What there is to know about what is selected. */
package org.hullwright.lang.ide.description;
