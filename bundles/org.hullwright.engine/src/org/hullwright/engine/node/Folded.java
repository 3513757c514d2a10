package org.hullwright.engine.node;

/**
 * Something whose final fields are constants in compiled code: wherever such an object is known, its methods are specialized for it. Its
 * fields are to be set before the first game; what changes later must not be final.
 */
public interface Folded {}
