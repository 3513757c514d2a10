package org.hullwright.engine.lower.declaration;

import java.util.List;
import java.util.Optional;

import org.hullwright.engine.lower.context.Pack;
import org.hullwright.model.Parameter;
import org.hullwright.model.types.Type;

/** Tells of which kinds the pieces are that procedures and effect slots are performed with. */
record ParameterKinds(Pack pack) {

	/** The kind of each parameter, or of what it lists; empty for those that are no pieces. */
	List<Optional<Integer>> of(List<Parameter> parameters) {
		return parameters.stream().map(parameter -> of(pack.types().of(parameter.getType()), parameter)).toList();
	}

	private Optional<Integer> of(Type type, Parameter parameter) {
		return switch (type.present()) {
			case Type.PieceType(var kind) -> Optional.of(pack.symbols().kind(kind, parameter));
			case Type.ListType(Type element) -> of(element, parameter);
			default -> Optional.empty();
		};
	}
}
