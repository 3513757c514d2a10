package org.hullwright.engine.plan;

import java.util.ArrayList;
import java.util.List;

import org.eclipse.jdt.annotation.Nullable;
import org.hullwright.engine.node.EffectNode;
import org.hullwright.engine.node.ListNode;
import org.hullwright.engine.node.Option;
import org.hullwright.engine.node.Routine;
import org.hullwright.engine.node.SlotRoutines;
import org.hullwright.engine.node.effect.AdjustGameNode;
import org.hullwright.engine.node.effect.AdjustNode;
import org.hullwright.engine.node.effect.AnswerNode;
import org.hullwright.engine.node.effect.AssignGameNode;
import org.hullwright.engine.node.effect.AssignNode;
import org.hullwright.engine.node.effect.BlockNode;
import org.hullwright.engine.node.effect.ChooseNode;
import org.hullwright.engine.node.effect.ChooseTogetherNode;
import org.hullwright.engine.node.effect.Chooser;
import org.hullwright.engine.node.effect.DiscloseNode;
import org.hullwright.engine.node.effect.DoNode;
import org.hullwright.engine.node.effect.DrawNode;
import org.hullwright.engine.node.effect.EndGameNode;
import org.hullwright.engine.node.effect.ExpectEndNode;
import org.hullwright.engine.node.effect.ExpectNode;
import org.hullwright.engine.node.effect.FlipNode;
import org.hullwright.engine.node.effect.ForEachNode;
import org.hullwright.engine.node.effect.GiveNode;
import org.hullwright.engine.node.effect.HideNode;
import org.hullwright.engine.node.effect.IfNode;
import org.hullwright.engine.node.effect.IfPresentNode;
import org.hullwright.engine.node.effect.LeaveNode;
import org.hullwright.engine.node.effect.LetNode;
import org.hullwright.engine.node.effect.MoveNode;
import org.hullwright.engine.node.effect.MovePieceNode;
import org.hullwright.engine.node.effect.MoveTogetherNode;
import org.hullwright.engine.node.effect.OfferedNode;
import org.hullwright.engine.node.effect.PlaceNode;
import org.hullwright.engine.node.effect.PlayNode;
import org.hullwright.engine.node.effect.ProceedNode;
import org.hullwright.engine.node.effect.RefillNode;
import org.hullwright.engine.node.effect.RefillingNode;
import org.hullwright.engine.node.effect.RepeatNode;
import org.hullwright.engine.node.effect.ReplyNode;
import org.hullwright.engine.node.effect.RequireNode;
import org.hullwright.engine.node.effect.ResolveNode;
import org.hullwright.engine.node.effect.RestoreAllNode;
import org.hullwright.engine.node.effect.RestoreNode;
import org.hullwright.engine.node.effect.ResultNode;
import org.hullwright.engine.node.effect.RevealNode;
import org.hullwright.engine.node.effect.RigDieNode;
import org.hullwright.engine.node.effect.RigZoneNode;
import org.hullwright.engine.node.effect.SayNode;
import org.hullwright.engine.node.effect.ShuffleNode;
import org.hullwright.engine.node.effect.StopNode;
import org.hullwright.engine.node.effect.StopProcedureNode;
import org.hullwright.engine.node.effect.TracedNode;
import org.hullwright.engine.node.effect.TurnNode;
import org.hullwright.engine.node.effect.WaitNode;
import org.hullwright.engine.node.effect.WhileNode;
import org.hullwright.engine.node.value.TableNode;
import org.hullwright.engine.state.Event;
import org.hullwright.engine.state.Layout;
import org.hullwright.engine.tree.Effect;
import org.hullwright.engine.tree.Effect.Answer;
import org.hullwright.engine.tree.Effect.Option.About;
import org.hullwright.engine.tree.Listing;
import org.hullwright.engine.tree.Value;
import org.hullwright.engine.tree.World;
import org.hullwright.engine.tree.World.Watch.Change;

/** Plans effects: one exhaustive switch from the sealed tree to interpreter nodes, where others have a visitor. */
final class EffectPlanner {

	/** Early returns of a procedure that are nested in each other; more would make the stack deep. */
	private static final int MOST_EARLY_RETURNS = 16;
	private static final EffectNode NOTHING = new BlockNode(0, List.of());

	private final ValuePlanner values;
	private final List<Routine> procedures;
	private final List<Routine> phases;
	private final List<SlotRoutines> slots;
	private final Layout layout;
	private final Watches watches;
	private final SlotRoutines exhausted;
	private final boolean traced;
	private final Statements statements;
	private final Tiering tiering;
	/** None while they are planned themselves, as they fill no other zone. */
	private List<RefillNode> refills = List.of();

	/** @param statements decides which nodes are probed */
	EffectPlanner(Layout layout, ValuePlanner values, List<Routine> procedures, List<SlotRoutines> slots, Watches watches,
			boolean traced, Statements statements, Tiering tiering) {
		this.tiering = tiering;
		this.statements = statements;
		this.values = values;
		this.procedures = procedures;
		World world = layout.world();
		this.layout = layout;
		this.phases = world.game().phases().stream().map(procedures::get).toList();
		this.slots = slots;
		this.watches = watches;
		this.exhausted = slots.get(world.game().exhausted());
		this.traced = traced;
		this.refills = refills(world);
	}

	private List<RefillNode> refills(World world) {
		List<RefillNode> found = new ArrayList<>();
		for (World.Zone zone : world.zones()) {
			World.Refill refill = zone.refill();
			if (refill != null) {
				found.add(refill(zone, refill));
			}
		}
		return List.copyOf(found);
	}

	private RefillNode refill(World.Zone zone, World.Refill refill) {
		return new RefillNode(layout, zone.owner(), planned(refill.effect(), false), refill.slots(), refill.source());
	}

	/** What may take pieces away from zones that are filled again; in other games it stays as it is. */
	EffectNode refilling(EffectNode node) {
		return refills.isEmpty() ? node : new RefillingNode(node, refills);
	}

	private DrawNode draw(Effect.Draw draw) {
		Value zone = draw.zone();
		return new DrawNode(draw.source(), watches.moving(Change.MOVE), values.plan(draw.count()), values.plan(draw.from()),
				zone == null ? new TableNode() : values.plan(zone), draw.slot(), optional(draw.body()), optional(draw.otherwise()));
	}

	private LeaveNode leave(Effect.Leave leave) {
		int source = leave.source();
		ListNode pieces = values.lists().plan(leave.pieces());
		return switch (leave.way()) {
			case DISCARD -> new LeaveNode(source, watches.moving(Change.DISCARD), pieces, LeaveNode.Way.DISCARD);
			case RETURN -> new LeaveNode(source, watches.moving(Change.RETURN), pieces, LeaveNode.Way.RETURN);
			case REMOVE -> new LeaveNode(source, watches.moving(Change.REMOVE), pieces, LeaveNode.Way.REMOVE);
		};
	}

	private EffectNode optional(@Nullable Effect effect) {
		return effect == null ? NOTHING : plan(effect);
	}

	private EffectNode plan(Effect effect) {
		return plan(effect, false);
	}

	/**
	 * All that a procedure or a rule does. A result that is given as the last thing ends it as it is; anywhere else it takes a signal,
	 * which costs much more than what most functions compute.
	 */
	EffectNode planWhole(Effect effect) {
		return plan(effect, true);
	}

	/** @param last whether nothing of the procedure comes after it */
	private EffectNode plan(Effect effect, boolean last) {
		EffectNode node = planned(effect, last);
		statements.note(effect);
		return effect instanceof Effect.Block ? node : statements.probed(effect.source(), node);
	}

	private EffectNode restore(int source, int property) {
		int owner = layout.world().properties().get(property).owner();
		return owner < 0 ? new RestoreNode(source, property) : new RestoreAllNode(source, property, layout.piecesOf(owner));
	}

	private EffectNode block(List<Effect> effects, boolean last) {
		List<EffectNode> nodes = sequence(effects, last, last && !statements.areProbed() ? MOST_EARLY_RETURNS : 0);
		return effects.size() == 1 ? nodes.getFirst() : new BlockNode(effects.size(), nodes);
	}

	/** @param earlyReturns how many may be nested in each other */
	private List<EffectNode> sequence(List<Effect> effects, boolean last, int earlyReturns) {
		List<EffectNode> nodes = new ArrayList<>();
		for (int at = 0; at < effects.size(); at++) {
			List<Effect> rest = effects.subList(at + 1, effects.size());
			if (earlyReturns > 0 && !rest.isEmpty() && isEarlyReturn(effects.get(at))) {
				nodes.add(earlyReturn(effects.get(at), sequence(rest, true, earlyReturns - 1)));
				return nodes;
			}
			nodes.add(plan(effects.get(at), last && rest.isEmpty()));
		}
		return nodes;
	}

	/** A condition under which the procedure ends before the rest of it. */
	private static boolean isEarlyReturn(Effect effect) {
		return switch (effect) {
			case Effect.If(int source, var condition, Effect body, var otherwise) -> otherwise == null && ends(body);
			case Effect.IfPresent(int source, var value, int slot, Effect body, var otherwise) -> otherwise == null && ends(body);
			default -> false;
		};
	}

	private static boolean ends(Effect effect) {
		return switch (effect) {
			case Effect.Give give -> true;
			case Effect.Stop(int source, var procedure) -> procedure == null;
			case Effect.Block(int source, var effects) -> !effects.isEmpty() && ends(effects.getLast());
			default -> false;
		};
	}

	/**
	 * What comes after it is done where the condition does not hold: then neither of the two ways ends with a signal.
	 *
	 * @param rest of its block, which is charged for all of them
	 */
	private EffectNode earlyReturn(Effect effect, List<EffectNode> rest) {
		EffectNode otherwise = rest.size() == 1 ? rest.getFirst() : new BlockNode(0, rest);
		return switch (effect) {
			case Effect.If(int source, var condition, Effect body, var none) ->
				new IfNode(values.conditions().plan(condition), branch(body, true), otherwise);
			case Effect.IfPresent(int source, var value, int slot, Effect body, var none) ->
				new IfPresentNode(values.plan(value), slot, branch(body, true), otherwise);
			default -> throw new IllegalArgumentException("nothing that may end before the rest");
		};
	}

	private EffectNode planned(Effect effect, boolean last) {
		return switch (effect) {
			case Effect.Block(int source, var effects) -> block(effects, last);
			case Effect.Place(int source, var count, var sort, var zone, var target) ->
				new PlaceNode(source, watches.moving(Change.PLACE), values.plan(count), values.plan(sort),
						values.plan(zone), values.plan(target), exhausted);
			case Effect.Move(int source, Listing.Values(int place, var single), var zone, var end) when single.size() == 1 ->
				refilling(new MovePieceNode(source,
						watches.moving(Change.MOVE), values.plan(single.getFirst()), values.plan(zone), end == Effect.End.TOP));
			case Effect.Move(int source, var pieces, var zone, var end) ->
				refilling(new MoveNode(source, watches.moving(Change.MOVE), values.lists().plan(pieces), values.plan(zone),
						end == Effect.End.TOP));
			case Effect.MoveTogether(int source, var givers, int slot, var pieces, var zone, var end) ->
				refilling(new MoveTogetherNode(source, watches.moving(Change.MOVE), values.lists().plan(givers), slot,
						values.lists().plan(pieces), values.plan(zone), end == Effect.End.TOP));
			case Effect.Draw draw -> refilling(draw(draw));
			case Effect.Shuffle(int source, var zone) -> new ShuffleNode(source, values.plan(zone));
			case Effect.Leave leave -> refilling(leave(leave));
			case Effect.Reveal(int source, var pieces, var audience) ->
				new RevealNode(source, values.lists().plan(pieces), values.audience(source, audience));
			case Effect.Disclose(int source, var owners, int property, var audience) ->
				new DiscloseNode(source, optionalList(owners), property, values.audience(source, audience));
			case Effect.Conceal(int source, var owners, int property) -> new DiscloseNode(source, optionalList(owners), property, null);
			case Effect.Hide(int source, var pieces) -> new HideNode(source, values.lists().plan(pieces));
			case Effect.Turn(int source, var piece, var side) ->
				side == null ? new FlipNode(source, values.plan(piece)) : new TurnNode(source, values.plan(piece), side);
			case Effect.Assign(int source, var owner, int property, var value) -> owner == null
					? new AssignGameNode(source, watches.changing(property), values.plan(value))
					: new AssignNode(source, values.plan(owner), watches.changing(property), values.plan(value));
			case Effect.Adjust(int source, var owner, int property, var amount) -> owner == null
					? new AdjustGameNode(source, watches.changing(property), values.plan(amount))
					: new AdjustNode(source, values.plan(owner), watches.changing(property), values.plan(amount));
			case Effect.Choose choice -> plan(choice);
			case Effect.ForEach(int source, var things, int slot, Effect body) ->
				new ForEachNode(source, values.lists().plan(things), slot, plan(body));
			case Effect.Repeat(int source, var times, Effect body) -> new RepeatNode(source, values.plan(times), plan(body));
			case Effect.While(int source, var condition, Effect body) ->
				new WhileNode(source, values.conditions().plan(condition), plan(body));
			case Effect.If(int source, var condition, Effect body, var otherwise) ->
				new IfNode(values.conditions().plan(condition), branch(body, last),
						branch(otherwise, condition.source(), last));
			case Effect.IfPresent(int source, var value, int slot, Effect body, var otherwise) ->
				new IfPresentNode(values.plan(value), slot,
						branch(body, last), branch(otherwise, value.source(), last));
			case Effect.Let(int source, int slot, var value) -> new LetNode(slot, values.plan(value));
			case Effect.Do(int source, int procedure, var arguments) ->
				new DoNode(source, procedures.get(procedure), values.plan(arguments));
			case Effect.Resolve(int source, int slot, var target, var arguments) ->
				new ResolveNode(source, slots.get(slot), values.plan(target),
						values.plan(arguments));
			case Effect.Give(int source, var result) -> last ? new ResultNode(values.plan(result)) : new GiveNode(values.plan(result));
			case Effect.Stop(int source, var procedure) ->
				procedure != null ? new StopProcedureNode(procedures.get(procedure)) : last ? NOTHING : new StopNode();
			case Effect.Restore(int source, int property) -> restore(source, property);
			case Effect.EndGame(int source, var reason) -> new EndGameNode(source, values.plan(reason));
			case Effect.Proceed(int source) -> new ProceedNode(source);
			case Effect.Require(int source, var condition) -> new RequireNode(source, values.conditions().plan(condition));
			case Effect.Say(int source, var text, var audience) ->
				new SayNode(source, values.plan(text), values.audience(source, audience));
			case Effect.Step(int source, String name, String title, Effect body) -> traced
					? new TracedNode(source, Event.Part.STEP, title, plan(body))
					: plan(body);
			case Effect.Expect(int source, var condition, String text, var actual) ->
				new ExpectNode(source, values.conditions().plan(condition), text, values.plan(actual));
			case Effect.ExpectEnd(int source, boolean ended, var reason) -> new ExpectEndNode(source, ended, reason);
			case Effect.ExpectOffer(int source, var option, boolean offered) -> new OfferedNode(plan(option, source), offered);
			case Effect.Play(int source, var rounds, var until) ->
				new PlayNode(source, phases, rounds == null ? null : values.plan(rounds), until);
			case Effect.Wait(int source, var seconds) -> new WaitNode(source, values.plan(seconds));
			case Effect.Answer(int source, var replies, var decider, boolean standing) ->
				new AnswerNode(source, replies.stream().map(reply -> plan(reply, source)).toList(),
						decider == null ? null : values.plan(decider), standing);
			case Effect.RigDie(int source, int die, var outcomes) -> new RigDieNode(source, die,
					outcomes.stream().map(each -> new RigDieNode.Outcome(values.plan(each.value()), each.symbol())).toList());
			case Effect.RigZone(int source, var zone, var outcomes) -> new RigZoneNode(source, values.plan(zone),
					outcomes.stream().map(each -> new RigZoneNode.Outcome(values.plan(each.value()), each.design())).toList());
		};
	}

	private @Nullable ListNode optionalList(@Nullable Listing list) {
		return list == null ? null : values.lists().plan(list);
	}

	private EffectNode branch(Effect way, boolean last) {
		statements.branch(way);
		return plan(way, last);
	}

	private EffectNode branch(@Nullable Effect otherwise, int condition, boolean last) {
		return otherwise == null ? statements.passedBy(condition, NOTHING) : branch(otherwise, last);
	}

	private EffectNode plan(Effect.Choose choice) {
		Effect.Choose.Together together = choice.together();
		EffectNode otherwise = optional(choice.otherwise());
		return together == null
				? new ChooseNode(chooser(choice, choice.secret()), otherwise)
				: new ChooseTogetherNode(choice.source(), values.lists().plan(together.deciders()), together.slot(), chooser(choice, true),
						choice.secret(), otherwise);
	}

	private Chooser chooser(Effect.Choose choice, boolean secret) {
		Effect.Choose.Count count = choice.count();
		return new Chooser(choice.source(), values.plan(choice.decider()), secret, values.plan(choice.prompt()),
				choice.options().stream().map(this::plan).toList(), count == null ? null : plan(count, choice.source()));
	}

	private Chooser.Bounds plan(Effect.Choose.Count count, int source) {
		return new Chooser.Bounds(values.plan(count.fewest()), values.plan(count.most()),
				new Option(source, values.plan(count.done()), null, null, 0, About.NOTHING, 0, null, NOTHING));
	}

	private Option plan(Effect.Option option) {
		statements.branch(option.body());
		Listing things = option.things();
		ListNode list = things == null ? null : values.lists().plan(things);
		return new Option(option.source(), values.plan(option.label()), list, tiering.part(list), option.slot(), option.about(),
				option.domain(), tiering.part(values.conditions().optional(option.condition())), tiering.part(plan(option.body())));
	}

	private ReplyNode plan(Answer.Reply reply, int source) {
		return switch (reply) {
			case Answer.Label(String label) -> new ReplyNode(source, label, null, About.NOTHING);
			case Answer.Thing(var value, About about) -> new ReplyNode(source, null, values.plan(value), about);
		};
	}
}
