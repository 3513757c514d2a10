/**
 * Lowers a linked and checked model to the typed tree. The only place that knows both; one class for each concern. What the checks should
 * have caught and did not is an error of ours and stops the lowering with the place.
 */
package org.hullwright.engine.lower;
