package org.hullwright.engine.lower.declaration;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.lower.context.FrameSlots;
import org.hullwright.engine.lower.context.Pack;
import org.hullwright.engine.lower.effect.EffectLowering;
import org.hullwright.engine.lower.expansion.DeclarationDigests;
import org.hullwright.engine.lower.expression.Expressions;
import org.hullwright.engine.tree.Condition;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Standings;
import org.hullwright.engine.tree.Text;
import org.hullwright.engine.tree.Trials;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.Value.Arithmetic.Operator;
import org.hullwright.engine.tree.World;
import org.hullwright.model.Block;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Expansion;
import org.hullwright.model.Game;
import org.hullwright.model.Goal;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.Mode;
import org.hullwright.model.PlayerValue;
import org.hullwright.model.Property;
import org.hullwright.model.Scenario;
import org.hullwright.model.Test;
import org.hullwright.model.Tryout;
import org.hullwright.model.types.Kinds;
import org.hullwright.model.types.Type;

/** Lowers the course of a game, the ways to start one, and tests. */
public final class GameLowering {

	/** Players of a pack that has no game of its own, so that its tests can be run. */
	public static final int MOST_PLAYERS_WITHOUT_GAME = 5;

	private static final String PLAYER = "player";

	private final Pack pack;
	private final EarlierGame earlier;
	private final DeclarationDigests digests;

	/** @param digests of declarations */
	public GameLowering(Pack pack, EarlierGame earlier, DeclarationDigests digests) {
		this.pack = pack;
		this.earlier = earlier;
		this.digests = digests;
	}

	/** The game of the files: that of the pack itself before those of packs it requires. */
	public static Optional<Game> gameIn(List<HullFile> files) {
		return files.reversed().stream().flatMap(file -> file.getDeclarations().stream()).filter(Game.class::isInstance)
				.map(Game.class::cast)
				.findFirst();
	}

	/** The course of a game. */
	public World.Game game(Game declared) {
		List<Integer> phases = declared.getPhases().stream().map(phase -> pack.symbols().procedure(phase, declared)).toList();
		Integer ending = declared.getEnding() == null
				? null
				: Integer.valueOf(pack.symbols().procedure(declared.getEnding(), declared));
		return new World.Game(declared.getName(), pack.titleOf(declared, declared.getTitle()), declared.getFewestPlayers(),
				declared.getMostPlayers(), pack.symbols().procedure(declared.getSetup(), declared), phases, ending,
				pack.symbols().players(),
				owner(), exhausted(), won());
	}

	/**
	 * The course of the game of a pack that has none: it only sets up; its name is empty.
	 *
	 * @param procedures to which an empty set-up is added
	 */
	public World.Game none(List<World.Procedure> procedures) {
		procedures.add(new World.Procedure("", "", List.of(), 0, new Effect.Block(0, List.of()), List.of(), false, 0));
		return new World.Game("", "", 1, MOST_PLAYERS_WITHOUT_GAME, procedures.size() - 1, List.of(), null, pack.symbols().players(),
				owner(), exhausted(), won());
	}

	private int owner() {
		return property(Kinds.PIECE, "owner");
	}

	private int won() {
		return property(PLAYER, "won");
	}

	private int exhausted() {
		EffectSlot exhausted = pack.symbols().coreMember(Kinds.PIECE, "exhausted", EffectSlot.class);
		return pack.symbols().slot(exhausted, exhausted);
	}

	private int property(String kind, String name) {
		Property property = pack.symbols().coreMember(kind, name, Property.class);
		return pack.symbols().property(property, property);
	}

	public List<World.Mode> modes() {
		return pack.symbols().properties().stream().filter(Mode.class::isInstance).map(Mode.class::cast)
				.map(mode -> new World.Mode(mode.getName(), pack.titleOf(mode, mode.getTitle()), pack.symbols().property(mode, mode),
						pack.switchedOn().namesOf(pack.switchedOn().requiredBy(mode)), modeNames(mode.getExcludes())))
				.toList();
	}

	public List<World.Scenario> scenarios(Collection<HullFile> files) {
		return scenariosIn(files).stream().map(this::scenario).toList();
	}

	/** The ways to start that files declare, in their order. */
	public static List<Scenario> scenariosIn(Collection<HullFile> files) {
		return files.stream().flatMap(file -> file.getDeclarations().stream()).filter(Scenario.class::isInstance).map(Scenario.class::cast)
				.toList();
	}

	private World.Scenario scenario(Scenario scenario) {
		FrameSlots frame = FrameSlots.ofProcedure(List.of());
		Effect effect = new EffectLowering(pack, frame).lower(scenario.getBody());
		return new World.Scenario(scenario.getName(), pack.titleOf(scenario, scenario.getTitle()), modeNames(scenario.getModes()),
				pack.switchedOn().namesOf(scenario.getExpansions()), new World.Body(null, effect, frame.size()),
				before(scenario));
	}

	/** Only what can be started here needs what comes before it. */
	private @Nullable World before(Scenario scenario) {
		boolean starts = scenario.isFollows() && pack.switchedOn().expansions().containsAll(scenario.getExpansions());
		return starts ? earlier.without(scenario.getExpansions()) : null;
	}

	/** What is told of each player at the end of a game. */
	public Standings standings(Game declared) {
		PlayerValue score = declared.getScore();
		PlayerValue team = declared.getTeam();
		return new Standings(score == null ? null : score(score), team == null ? null : team(team));
	}

	private Standings.Score score(PlayerValue score) {
		FrameSlots frame = FrameSlots.ofProcedure(List.of(score.getHolder()));
		Value worth = new Expressions(pack, frame).values().lower(score.getValue(), Type.NUMBER);
		return new Standings.Score(worth, score.isLowest(), frame.size(), pack.sources().of(score));
	}

	private Standings.Team team(PlayerValue team) {
		FrameSlots frame = FrameSlots.ofProcedure(List.of(team.getHolder()));
		Expressions expressions = new Expressions(pack, frame);
		Value value = expressions.values().lower(team.getValue());
		Text title = new Text(List.of(expressions.texts().shown(value, expressions.typeOf(team.getValue()), team)));
		return new Standings.Team(value, title, frame.size(), pack.sources().of(team));
	}

	/** What players strive for, as far as it applies; a good score is among it. */
	public List<World.Goal> goals(Standings standings) {
		Standings.Score score = standings.score();
		return Stream.concat(pack.switchedOn().goals().map(this::goal), score == null ? Stream.of() : Stream.of(goal(score))).toList();
	}

	private World.Goal goal(Standings.Score score) {
		int source = score.source();
		Value worth = score.lowest()
				? new Value.Arithmetic(source, Operator.SUBTRACT, Value.Constant.number(source, 0), score.worth())
				: score.worth();
		return new World.Goal("score", pack.symbols().kind(pack.symbols().core(PLAYER), pack.symbols().core(PLAYER)), worth, null,
				score.slots(), source, "");
	}

	private World.Goal goal(Goal goal) {
		FrameSlots frame = FrameSlots.ofProcedure(List.of(goal.getHolder()));
		Expressions expressions = new Expressions(pack, frame);
		if (!(pack.types().of(goal.getHolder().getType()) instanceof Type.PieceType(Kind kind))) {
			throw pack.sources().refuse(goal.getHolder(), "only what belongs to a player has goals");
		}
		Value worth = expressions.values().lower(goal.getWorth(), Type.NUMBER);
		Condition condition = expressions.conditions().optional(goal.getCondition());
		return new World.Goal(goal.getTitle(), pack.symbols().kind(kind, goal), worth, condition, frame.size(), pack.sources().of(goal),
				digests.of(List.of(goal)));
	}

	/** How components are tried out, as far as it applies. */
	public List<Trials.Tryout> tryouts() {
		return pack.switchedOn().tryouts().map(this::tryout).toList();
	}

	private Trials.Tryout tryout(Tryout tryout) {
		FrameSlots frame = FrameSlots.ofProcedure(List.of(tryout.getTried()));
		if (!(pack.types().of(tryout.getTried().getType()) instanceof Type.PieceType(Kind kind))) {
			throw pack.sources().refuse(tryout.getTried(), "only pieces can be tried out");
		}
		return new Trials.Tryout(pack.symbols().kind(kind, tryout), new EffectLowering(pack, frame).lower(tryout.getBody()), frame.size(),
				pack.sources().of(tryout));
	}

	/** @param fewestPlayers of tests that do not say how many there are */
	public List<Trials.Test> tests(Collection<HullFile> own, int fewestPlayers) {
		List<Trials.Test> tests = new ArrayList<>();
		for (HullFile file : own) {
			for (var declaration : file.getDeclarations()) {
				if (declaration instanceof Test test) {
					tests.add(test(test, fewestPlayers));
				}
			}
		}
		return tests;
	}

	private Trials.Test test(Test test, int fewestPlayers) {
		return new Trials.Test(test.getTitle(), test.getCovers(),
				test.getGame() == null ? null : new Trials.Moment(test.getGame(), test.getDecision()),
				test.getPlayers() > 0 ? test.getPlayers() : fewestPlayers,
				modeNames(test.getModes()), pack.switchedOn().namesOf(test.getExpansions()),
				test.getScenario() == null ? null : test.getScenario().getName(), body(test), pack.sources().of(test));
	}

	/** Only what can be run with these expansions is lowered: most of the expansions of a pack have tests of their own. */
	private Trials.@Nullable TestBody body(Test test) {
		List<Expansion> needed = new ArrayList<>(test.getExpansions());
		if (test.getScenario() != null) {
			needed.addAll(test.getScenario().getExpansions());
		}
		if (!pack.switchedOn().expansions().containsAll(needed)) {
			return null;
		}
		FrameSlots frame = FrameSlots.ofProcedure(List.of());
		EffectLowering effects = new EffectLowering(pack, frame);
		return new Trials.TestBody(block(test.getGiven(), effects), block(test.getWhen(), effects), block(test.getThen(), effects),
				frame.size());
	}

	private static Effect block(@Nullable Block block, EffectLowering effects) {
		return block == null ? new Effect.Block(0, List.of()) : effects.lowerOpen(block);
	}

	private static List<String> modeNames(List<Mode> modes) {
		return modes.stream().map(Mode::getName).toList();
	}
}
