package org.hullwright.export.table;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;

import com.google.inject.Injector;
import org.hullwright.lang.HullStandaloneSetup;
import org.hullwright.lang.pack.LoadedPack;
import org.hullwright.lang.pack.PackLoader;
import org.hullwright.packs.PackCompiler;

/** Packs of tests: small ones that are written for them, and those that everybody gets. */
public final class Packs {

	/** A small game with everything that can lie on a table. */
	public static final String MILL = """
			pack mill "The Mill" {
				version 1.0.0
				requires core from 0.1.0 below 1.0.0
			}
			values Sign { sun "Sun", rain "Rain" }
			game Mill "The Mill" { players 1 to 2 setup Begin round Day }
			phase Day { end game "Evening" }
			procedure Begin {
				place BarnTile in Barn
				for each player p {
					let guest be the first miller in Bench
					set guest's owner to p
					move guest to BarnTile
				}
				draw 2 from Weather to Row
				place 2 of Sack in BarnTile
				place Wheel in BarnTile
				flip Wheel
				set Wind to 3
			}
			scenario Storm "A storm" { for each event e in Row { discard e } }
			event Sunny "Sunny" { copies: 3 }
			event Rainy "Rainy"
			reshuffling deck Weather "The weather" of event { contains each event }
			zone Row "Row" of event
			token Sack "Sack of flour" { copies: 5 }
			token Wheel "Wheel" { side turning { } side still { } }
			token Coin "Coin" { copies: 4 }
			bag Purse "Purse" of token { contains 3 of Coin }
			room BarnTile "Barn"
			kind miller is character { zone hand "Hand" of item visible to owner { contains 1 of Flour } }
			miller Ann "Ann"
			miller Bob "Bob"
			zone Bench "Bench" of miller { contains Ann, Bob }
			item Flour "Flour" { copies: 3 }
			die Luck "Luck" { 1, 2, sun, rain, rain }
			track Wind "Wind" from 0 to 4 = 1 { at 4 "Storm" { say "It blows" } }
			board Yard "The Yard" {
				space Barn "Barn place" at 0, 0
				space Field "Field" at 0, 2
				path Lane from Barn to Field
			}
			""";

	/** A grid of squares with directions, on which tiles lie turned. */
	public static final String MEADOWS = """
		pack meadows "Meadows" { version 1.0.0 }
		values Way { north, east, south, west }
		kind land is tile { }
		land Gate "Gate"
		land Plain "Plain"
		board Country "Country" {
			grid 3 by 2
			directions Way
		}
		procedure SetUp {
			move Gate to (the first space in Country)  turn Gate by 1
			move Plain to (the last space in Country)
		}
		phase Nothing { end game }
		game Meadows "Meadows" { players 1 to 1 setup SetUp round Nothing }
		""";

	private static final Injector LANGUAGE = new HullStandaloneSetup().createInjectorAndDoEMFRegistration();

	private Packs() {}

	/** What the tests are made with. */
	public static <T> T instance(Class<T> type) {
		return LANGUAGE.getInstance(type);
	}

	/** Writes a pack of one file into a folder of its own beside others, and loads it. */
	public static LoadedPack pack(Path home, String name, String text) throws IOException {
		Path folder = Files.createDirectories(home.resolve(name));
		Files.writeString(folder.resolve(name + ".hull"), text);
		return load(folder);
	}

	/** A pack that everybody gets. */
	public static LoadedPack example(String name) throws IOException {
		return load(Path.of("../../examples").toRealPath().resolve(name));
	}

	public static LoadedPack load(Path folder) {
		LoadedPack pack = instance(PackLoader.class).load(folder);
		List<String> broken = pack.own().stream().flatMap(file -> file.getErrors().stream()).map(error -> error.getMessage()).toList();
		if (!broken.isEmpty()) {
			throw new IllegalArgumentException(String.join("\n", broken));
		}
		return pack;
	}

	/** What a pack puts on a table. */
	public static Table table(LoadedPack pack, String... expansions) {
		return instance(TableReader.class).read(new PackCompiler(pack), Set.of(expansions));
	}
}
