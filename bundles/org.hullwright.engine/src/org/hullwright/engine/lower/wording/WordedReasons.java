package org.hullwright.engine.lower.wording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.ConditionNotes;
import org.hullwright.engine.lower.context.ConditionNotes.Noted;
import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.symbol.Design;
import org.hullwright.engine.tree.Ground;
import org.hullwright.engine.tree.Reasons;
import org.hullwright.engine.tree.World;
import org.hullwright.model.BinaryExpression;
import org.hullwright.model.BinaryOperator;
import org.hullwright.model.Expression;
import org.hullwright.model.Kind;
import org.hullwright.model.KindTest;
import org.hullwright.model.NameReference;
import org.hullwright.model.Quantifier;
import org.hullwright.model.Query;
import org.hullwright.model.Readable;
import org.hullwright.model.Variable;
import org.hullwright.model.texts.ConditionWording;
import org.hullwright.model.texts.ConditionWording.Stated;
import org.hullwright.model.texts.Standing;
import org.hullwright.model.types.Focus;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/**
 * Words reasons with what the names in them stand for. A reason is told from the bottom: "there is no Guard in your Hall" rather than "you
 * are not in Combat"; but where that would take a list or an involved sentence, what its author says of it further up is better.
 */
public final class WordedReasons implements Reasons {

	/** More at once are no reason any more but a list. */
	private static final int MOST_TOGETHER = 3;
	/** So many are told although the author has words for all of them. */
	private static final int FEW = 2;

	private final ConditionNotes notes;
	private final List<Design> designs;
	private final List<World.Sort> sorts;
	private final List<World.Word> words;
	private final Supplier<TypeInference> inference;
	private final Function<TypeInference, ConditionWording> wordings;
	/** Made lazily, as most games never ask. */
	private @Nullable Speech speech;

	/** What conditions are said with. */
	private record Speech(TypeInference types, ConditionWording wording) {}

	/**
	 * Begins with nothing said.
	 *
	 * @param designs of the pieces, by the number of their sort
	 * @param inference makes one that no other code asks
	 * @param wordings makes what words conditions
	 */
	public WordedReasons(ConditionNotes notes, List<Design> designs, List<World.Sort> sorts, List<World.Word> words,
			Supplier<TypeInference> inference,
			Function<TypeInference, ConditionWording> wordings) {
		this.notes = notes;
		this.designs = designs;
		this.sorts = sorts;
		this.words = words;
		this.inference = inference;
		this.wordings = wordings;
	}

	@Override
	public synchronized List<Reason> told(List<Ground> grounds, Listener listener) {
		List<Told> told = new ArrayList<>();
		for (Ground ground : grounds) {
			told.addAll(told(ground, listener));
		}
		return told.stream().map(Told::reason).distinct().toList();
	}

	private Speech speech() {
		Speech known = speech;
		if (known == null) {
			TypeInference types = inference.get();
			known = new Speech(types, wordings.apply(types));
			speech = known;
		}
		return known;
	}

	/** @param intricate whether it takes many words */
	private record Told(Reason reason, boolean intricate) {}

	private List<Told> told(Ground ground, Listener listener) {
		List<Told> below = ground.because().stream().flatMap(inner -> told(inner, listener).stream()).distinct().toList();
		Optional<Noted> noted = notes.at(ground.source());
		if (noted.isEmpty()) {
			return below;
		}
		Expression condition = noted.get().condition();
		ConditionWording wording = speech().wording();
		boolean phrased = wording.isPhrased(condition);
		boolean intricate = wording.isIntricate(condition);
		boolean own = below.isEmpty() || wording.isWhole(condition) || (phrased || intricate) && below.size() > FEW
				|| phrased && below.stream().anyMatch(Told::intricate);
		return own
				? List.of(new Told(new Reason(ground.source(), words(ground, noted.get(), listener)), !phrased && intricate))
				: below.stream().limit(MOST_TOGETHER).toList();
	}

	private String words(Ground ground, Noted noted, Listener listener) {
		Map<Readable, Standing> names = new HashMap<>();
		noted.condition().eAllContents().forEachRemaining(part -> name(part, ground, noted, listener, names));
		name(noted.condition(), ground, noted, listener, names);
		return speech().wording()
				.sentence(new Stated(noted.condition(), ground.holds() != isNegated(noted.condition()), names, it(ground, noted, listener),
						owner(ground, noted, listener), number(0, ground, noted), number(1, ground, noted),
						ground.nature() != Ground.Nature.UNWRITTEN));
	}

	private void name(EObject part, Ground ground, Noted noted, Listener listener, Map<Readable, Standing> names) {
		if (part instanceof NameReference reference && reference.getTarget() instanceof Variable variable
				&& !EcoreUtil.isAncestor(noted.condition(), variable)) {
			local(variable, ground, noted, listener).ifPresent(standing -> names.put(variable, standing));
		}
	}

	/** What {@code its} is about where the condition stands. */
	private @Nullable Standing it(Ground ground, Noted noted, Listener listener) {
		return switch (Focus.of(noted.condition())) {
			case Focus.Queried(var query) -> local(query, ground, noted, listener).<@Nullable Standing>map(found -> found).orElse(null);
			default -> owner(ground, noted, listener);
		};
	}

	/** What the text belongs to that the condition stands in. */
	private @Nullable Standing owner(Ground ground, Noted noted, Listener listener) {
		return noted.frame().hasSelf()
				? standing(ground.locals().get(FrameSlots.SELF), speech().types().ofOwner(noted.condition()), listener)
						.<@Nullable Standing>map(found -> found).orElse(null)
				: null;
	}

	private Optional<Standing> local(Variable variable, Ground ground, Noted noted, Listener listener) {
		int slot = noted.frame().find(variable).orElse(-1);
		return slot < 0 || slot >= ground.locals().size()
				? Optional.empty()
				: standing(ground.locals().get(slot), speech().types().of((Readable) variable), listener);
	}

	/** Pieces that who is told does not know have no name. */
	private Optional<Standing> standing(int value, Type type, Listener listener) {
		if (value == World.ABSENT) {
			return Optional.empty();
		}
		return switch (type.present()) {
			case Type.PieceType(Kind kind) -> piece(value, listener);
			case Type.SortType sort when sort.unique() -> piece(value, listener);
			case Type.SortType sort -> Optional.of(ofDesign(value));
			case Type.NumberType number -> Optional.of(new Standing.Titled(Integer.toString(value)));
			case Type.EnumerationType word -> Optional.of(new Standing.Titled(words.get(value).title()));
			default -> Optional.empty();
		};
	}

	private Optional<Standing> piece(int piece, Listener listener) {
		if (!listener.sees(piece)) {
			return Optional.empty();
		}
		Design design = designs.get(listener.sortOf(piece));
		if (isPerson(design) && listener.owns(piece)) {
			return Optional.of(new Standing.Reader());
		}
		World.Sort sort = sorts.get(listener.sortOf(piece));
		return Optional.of(design instanceof Design.Players
				? new Standing.Titled(sort.title() + ' ' + (piece - sort.firstPiece() + 1))
				: ofDesign(listener.sortOf(piece)));
	}

	private Standing ofDesign(int sort) {
		return designs.get(sort) instanceof Design.Declared declared
				? new Standing.Piece(declared.component())
				: new Standing.Titled(sorts.get(sort).title());
	}

	private boolean isPerson(Design design) {
		Kinds kinds = speech().types().kinds();
		return kinds.isBelow(design.kind(), Kinds.PLAYER) || kinds.isBelow(design.kind(), Kinds.CHARACTER);
	}

	/** Whether an expression says the contrary of the condition that is looked into, as {@code there is no} and {@code is not}. */
	private static boolean isNegated(Expression condition) {
		return switch (condition) {
			case BinaryExpression binary -> binary.isNegated();
			case KindTest test -> test.isNegated();
			case Query query -> query.getQuantifier() == Quantifier.NONE;
			default -> false;
		};
	}

	/**
	 * The number that stood on a side; null where none is compared, or where it may not be told.
	 *
	 * @param side 0 for what is written on the left, 1 for the right
	 */
	private static @Nullable Integer number(int side, Ground ground, Noted noted) {
		if (ground.numbers().isEmpty()) {
			return null;
		}
		boolean turned = noted.condition() instanceof BinaryExpression compared
				&& (compared.getOperator() == BinaryOperator.GREATER || compared.getOperator() == BinaryOperator.AT_LEAST);
		int number = ground.numbers().get(turned ? 1 - side : side);
		return number == World.ABSENT ? null : Integer.valueOf(number);
	}
}
