package org.hullwright.lang.ide.answer;

import java.net.URI;
import java.util.List;
import java.util.Map;

/**
 * Something that mends a problem.
 *
 * @param problem what it mends; of several problems the first
 * @param title what it does, in the words of the game
 * @param changes for each document, in the order of its text; all of them or none must be made
 * @param isSafe whether it keeps what the text means, so that it may be done for all problems of this kind without looking at each
 */
public record Fix(Problem problem, String title, Map<URI, List<TextChange>> changes, boolean isSafe) {}
