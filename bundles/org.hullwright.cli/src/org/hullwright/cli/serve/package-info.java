/** {@code hullwright serve}: games for other front ends. */
package org.hullwright.cli.serve;
