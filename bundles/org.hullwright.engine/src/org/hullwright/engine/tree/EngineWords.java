package org.hullwright.engine.tree;

/**
 * Words that no pack says and that stand in what is told of every game, in its language.
 *
 * @param nothing stands where a text shows a value that is absent
 */
public record EngineWords(String yes, String no, String nothing) {}
