/** Running the tests that packs contain. */
package org.hullwright.engine.testing;
