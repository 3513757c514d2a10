/** Says things otherwise without changing what they mean, or tells why that cannot be done. */
package org.hullwright.lang.ide.refactoring;
