package org.hullwright.cli.test;

import java.time.Duration;

import org.hullwright.engine.testing.TestResult;

/**
 * One test that was run.
 *
 * @param result what came out
 * @param file the test is written in, as the user can open it
 * @param line the test begins at
 * @param place of the test, or of what failed in it, as the user can open it
 * @param explanation what failed, and below it what was being performed; empty when nothing did
 * @param time it took
 */
public record TestedCase(TestResult result, String file, int line, String place, String explanation, Duration time) {}
