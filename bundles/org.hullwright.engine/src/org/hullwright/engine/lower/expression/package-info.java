/** Lowering of expressions: values, conditions, queries, members and texts. They contain each other, and so stand together. */
@NonNullByDefault
package org.hullwright.engine.lower.expression;

import org.eclipse.jdt.annotation.NonNullByDefault;
