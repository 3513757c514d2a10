package org.hullwright.engine.lower.declaration;

import java.util.ArrayList;
import java.util.List;

import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.effect.EffectLowering;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Block;
import org.hullwright.model.Phase;
import org.hullwright.model.Procedure;
import org.hullwright.model.Rule;

/** Lowers procedures with the rules around them. */
public final class ProcedureLowering {

	private final Pack pack;
	private final RuleWeaving rules;

	public ProcedureLowering(Pack pack, RuleWeaving rules) {
		this.pack = pack;
		this.rules = rules;
	}

	public List<World.Procedure> procedures() {
		List<World.Procedure> procedures = new ArrayList<>();
		for (Procedure procedure : pack.symbols().procedures()) {
			FrameSlots frame = FrameSlots.ofProcedure(procedure.getParameters());
			Effect body = new EffectLowering(pack, frame).lower(bodyOf(procedure));
			rules.note(procedure, frame.size());
			procedures.add(new World.Procedure(procedure.getName(), pack.titleOf(procedure, procedure.getTitle()),
					new ParameterKinds(pack).of(procedure.getParameters()), frame.size(), body, rules.around(procedure),
					procedure instanceof Phase,
					pack.sources().of(procedure)));
		}
		return procedures;
	}

	/** What is left open is said by a rule of a pack that builds on it; while there is no game yet, perhaps by none. */
	private Block bodyOf(Procedure procedure) {
		return rules.fillerOf(procedure).map(Rule::getBody).orElse(procedure.getBody());
	}
}
