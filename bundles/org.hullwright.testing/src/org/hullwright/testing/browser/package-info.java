/** A real browser for tests. */
package org.hullwright.testing.browser;
