/** Turns the typed tree into nodes. The only place that knows both. */
package org.hullwright.engine.plan;
