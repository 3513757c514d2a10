/** Games and tests of packs as run configurations: kept under a name, begun again with one key. */
package org.hullwright.playtest.launch;
