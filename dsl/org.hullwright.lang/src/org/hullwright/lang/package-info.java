/**
 * The language as Xtext knows it: grammar, set-up and the bindings of its services. The null contract is said by each class, as the
 * generator puts classes of its own into this package.
 */
package org.hullwright.lang;
