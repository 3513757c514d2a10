package org.hullwright.cli.mutation;

import org.hullwright.lang.mutation.Mutation;

/** A mutant that was tested. */
record TestedMutant(Mutation mutation, Verdict verdict) {}
