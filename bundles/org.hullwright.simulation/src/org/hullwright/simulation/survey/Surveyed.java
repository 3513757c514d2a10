package org.hullwright.simulation.survey;

import org.hullwright.simulation.report.Judgement;

/**
 * What games with one number of players tell of a component that was asked about.
 *
 * @param title what people read for it
 * @param error what a rule did wrong, with its place; empty when no game was broken
 */
public record Surveyed(String component, String title, int players, Judgement judgement, String error) {}
