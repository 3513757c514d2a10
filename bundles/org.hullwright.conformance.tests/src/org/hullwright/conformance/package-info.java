/** The conformance suite: texts in Hull, and what the engine makes of them in every mode of execution. */
package org.hullwright.conformance;
