/**
 * The just-in-time compiler of the interpreter: it compiles nodes that are hot to bytecode of the JVM, by partial evaluation of their own
 * Java methods. No node is compiled by rules of its own, so what is compiled cannot mean anything else than what is interpreted.
 */
@NonNullByDefault
package org.hullwright.engine.compile;

import org.eclipse.jdt.annotation.NonNullByDefault;
