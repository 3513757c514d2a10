/** The declarations of a file as a tree, and what each is. */
package org.hullwright.lang.ide.outline;
