/** Expressions that nobody has written into a pack, read as if they were. */
package org.hullwright.lang.question;
