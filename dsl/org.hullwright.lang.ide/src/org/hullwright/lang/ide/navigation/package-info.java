/** From names to what they mean, and back. */
package org.hullwright.lang.ide.navigation;
