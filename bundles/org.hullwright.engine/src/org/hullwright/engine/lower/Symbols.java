package org.hullwright.engine.lower;

import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

import org.eclipse.emf.ecore.EObject;
import org.eclipse.emf.ecore.util.EcoreUtil;
import org.hullwright.model.Board;
import org.hullwright.model.Component;
import org.hullwright.model.Declaration;
import org.hullwright.model.Die;
import org.hullwright.model.EffectSlot;
import org.hullwright.model.Enumeration;
import org.hullwright.model.EnumerationLiteral;
import org.hullwright.model.Expansion;
import org.hullwright.model.Face;
import org.hullwright.model.Game;
import org.hullwright.model.HullFile;
import org.hullwright.model.Kind;
import org.hullwright.model.KindExtension;
import org.hullwright.model.KindMember;
import org.hullwright.model.Mode;
import org.hullwright.model.Procedure;
import org.hullwright.model.Property;
import org.hullwright.model.PropertyNature;
import org.hullwright.model.Readable;
import org.hullwright.model.Rule;
import org.hullwright.model.Scenario;
import org.hullwright.model.Test;
import org.hullwright.model.Track;
import org.hullwright.model.Zone;
import org.hullwright.model.types.FileUniverse;
import org.hullwright.model.types.Focus;
import org.hullwright.model.types.Locals;
import org.hullwright.model.types.Type;
import org.hullwright.model.types.TypeInference;

/** The numbers of everything in a set of packs, and what is asked about it over and over. */
final class Symbols {

	private final Sources sources;
	private final TypeInference types;
	private final Locals locals;
	private final String pack;
	private final List<Expansion> expansions = new ArrayList<>();
	private final List<Expansion> active;
	private final Numbering<Kind> kinds = new Numbering<>();
	private final Numbering<Readable> properties = new Numbering<>();
	private final Numbering<Zone> zones = new Numbering<>();
	private final Numbering<EffectSlot> slots = new Numbering<>();
	private final Numbering<Component> components = new Numbering<>();
	private final Numbering<EnumerationLiteral> words = new Numbering<>();
	private final Numbering<Die> dice = new Numbering<>();
	private final Numbering<Face> faces = new Numbering<>();
	private final Numbering<Board> boards = new Numbering<>();
	private final Numbering<Procedure> procedures = new Numbering<>();
	private final List<Mode> modes = new ArrayList<>();
	private final List<Scenario> scenarios = new ArrayList<>();
	private final List<Test> tests = new ArrayList<>();
	private final List<Rule> rules = new ArrayList<>();
	private final Map<String, Integer> texts = new LinkedHashMap<>();
	private Optional<Game> game = Optional.empty();

	/**
	 * @param files all packs, each after what it requires; the last one is the one that is played
	 * @param switchedOn names of the expansions that are on
	 */
	Symbols(Collection<HullFile> files, Set<String> switchedOn, Sources sources) {
		this.sources = sources;
		this.types = new TypeInference(new FileUniverse(files));
		this.locals = new Locals(types.kinds());
		this.pack = files.stream().map(Symbols::packOf).reduce("", (before, last) -> last);
		text("");
		files.forEach(file -> file.getDeclarations().forEach(this::declare));
		this.active = expansions.stream().filter(expansion -> switchedOn.contains(expansion.getName())).toList();
		active.forEach(expansion -> rules.addAll(expansion.getRules()));
	}

	private void declare(Declaration declaration) {
		switch (declaration) {
			case Kind kind -> {
				kinds.add(kind);
				kind.getMembers().forEach(this::declare);
			}
			case KindExtension extension -> extension.getMembers().forEach(this::declare);
			case Property property -> properties.add(property);
			case Track track -> properties.add(track);
			case Mode mode -> {
				properties.add(mode);
				modes.add(mode);
			}
			case Zone zone -> zones.add(zone);
			case Component component -> components.add(component);
			case Enumeration enumeration -> enumeration.getLiterals().forEach(words::add);
			case Die die -> {
				dice.add(die);
				die.getFaces().forEach(faces::add);
			}
			case Board board -> boards.add(board);
			case Procedure procedure -> procedures.add(procedure);
			case Game declared -> game = Optional.of(declared);
			case Rule rule -> rules.add(rule);
			case Expansion expansion -> expansions.add(expansion);
			case Scenario scenario -> scenarios.add(scenario);
			case Test test when packOf(test).equals(pack) -> tests.add(test);
			default -> { /* tests of required packs are not ours to run */ }
		}
	}

	private void declare(KindMember member) {
		switch (member) {
			case Property property when property.getNature() != PropertyNature.BUILT_IN -> properties.add(property);
			case Zone zone -> zones.add(zone);
			case EffectSlot slot -> slots.add(slot);
			default -> { /* the engine knows it */ }
		}
	}

	private static String packOf(HullFile file) {
		return file.getPack() == null ? "" : file.getPack().getName();
	}

	/** The pack whose text something is. */
	static String packOf(EObject thing) {
		return EcoreUtil.getRootContainer(thing) instanceof HullFile file ? packOf(file) : "";
	}

	Sources sources() {
		return sources;
	}

	TypeInference types() {
		return types;
	}

	Locals locals() {
		return locals;
	}

	/** Name of the pack that is played. */
	String pack() {
		return pack;
	}

	Numbering<Kind> kinds() {
		return kinds;
	}

	Numbering<Readable> properties() {
		return properties;
	}

	Numbering<Zone> zones() {
		return zones;
	}

	Numbering<EffectSlot> slots() {
		return slots;
	}

	Numbering<Component> components() {
		return components;
	}

	Numbering<EnumerationLiteral> words() {
		return words;
	}

	Numbering<Die> dice() {
		return dice;
	}

	Numbering<Face> faces() {
		return faces;
	}

	Numbering<Board> boards() {
		return boards;
	}

	Numbering<Procedure> procedures() {
		return procedures;
	}

	List<Mode> modes() {
		return modes;
	}

	List<Scenario> scenarios() {
		return scenarios;
	}

	List<Test> tests() {
		return tests;
	}

	/** The rules that act in this game, those of expansions that are on included. */
	List<Rule> rules() {
		return rules;
	}

	List<Expansion> expansions() {
		return expansions;
	}

	/** The expansions that are on. */
	List<Expansion> active() {
		return active;
	}

	Game game() {
		return game.orElseThrow(() -> new LoweringException(org.hullwright.engine.tree.Place.NOWHERE,
				"neither " + pack + " nor a pack it requires says how a game goes (`game NAME { ... }`)"));
	}

	/** The number of a text. */
	int text(String words) {
		return texts.computeIfAbsent(words, any -> texts.size());
	}

	List<String> texts() {
		return List.copyOf(texts.keySet());
	}

	/** The kind of a component. */
	Kind kindOf(Component component) {
		return types.kinds().of(component).orElseThrow(() -> sources.error(component, "its kind is not known"));
	}

	/** The number of a kind of the core library. */
	int coreKind(String name) {
		return kinds.of(types.kinds().core(name).orElseThrow());
	}

	/** The number of a member of a kind of the core library. */
	KindMember coreMember(String kind, String member) {
		return types.members().find(types.kinds().core(kind).orElseThrow(), member).orElseThrow();
	}

	/** The type of what a text belongs to. */
	Type ownerOf(EObject place) {
		return types.ofOwner(place);
	}

	/** What `it` is at a place. */
	Focus focusOf(EObject place) {
		return Focus.of(place);
	}
}
