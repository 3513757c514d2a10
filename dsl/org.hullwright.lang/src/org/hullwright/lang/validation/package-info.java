/**
 * The validator: all checks together, and the issues of files that cannot be read. The null contract is said by each class, as the
 * generator puts a class of its own into this package.
 */
package org.hullwright.lang.validation;
