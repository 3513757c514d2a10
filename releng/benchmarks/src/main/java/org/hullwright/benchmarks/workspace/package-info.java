/** A workspace far larger than anybody has, and how it is to write in it. */
package org.hullwright.benchmarks.workspace;
