package org.hullwright.engine.lower;

import org.hullwright.model.types.Locals;
import org.hullwright.model.types.TypeInference;

/** What all parts of lowering look up. */
record Pack(TypeInference types, Locals locals, Symbols symbols, Sources sources, Texts texts, Names names, SwitchedOn switchedOn) {
}
