package org.hullwright.cli;

import java.io.BufferedReader;
import java.io.PrintWriter;

/**
 * Where a command prints and reads. What is asked for goes to {@code out} and is the same for the same input; progress and remarks go to
 * {@code err}.
 */
public record Console(PrintWriter out, PrintWriter err, BufferedReader in) {
}
