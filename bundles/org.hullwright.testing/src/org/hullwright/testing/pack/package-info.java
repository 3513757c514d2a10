/** Small packs that tests of several bundles play. */
package org.hullwright.testing.pack;
