/** Finding declarations by a part of their names. */
package org.hullwright.lang.ide.symbols;
