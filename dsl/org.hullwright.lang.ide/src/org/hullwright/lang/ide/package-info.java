/**
 * The language services behind one facade, for editors with or without a framework around them. The null contract is said by each class, as
 * the generator puts a class of its own into this package.
 */
package org.hullwright.lang.ide;
