/** Tests generated from a decision of a recorded game: what it did, said in Hull, and the dialog that asks where to. */
package org.hullwright.playtest.testgeneration;
