/** The planner: turns the typed tree into nodes of the interpreter. The only place that knows both. */
package org.hullwright.engine.plan;
