/** Giving something another name, everywhere and without any sentence meaning something else. */
package org.hullwright.lang.ide.rename;
