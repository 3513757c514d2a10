package org.hullwright.picture.view;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class InitialsTest {

	@ParameterizedTest
	@CsvSource({ "Salt Diver, SD", "Keeper, Ke", "not in combat, No", "Stair of Salt, SS", "X, X", "Shaft 7, S7", "'', ?" })
	void two_letters_stand_for_a_title(String title, String initials) {
		assertEquals(initials, Initials.of(title));
	}
}
