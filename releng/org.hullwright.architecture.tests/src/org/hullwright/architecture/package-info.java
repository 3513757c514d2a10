/** What holds for all bundles together: who may know whom, and that no game is in the program. */
package org.hullwright.architecture;
