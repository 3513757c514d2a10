package org.hullwright.architecture;

import static com.tngtech.archunit.core.domain.JavaModifier.SYNTHETIC;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;

import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaCodeUnit;
import com.tngtech.archunit.core.domain.JavaField;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** An {@code Optional} is an answer, and no state or question: fields and parameters that may be missing are {@code @Nullable}. */
class OptionalTest {

	private static final List<Class<?>> OPTIONAL = List.of(Optional.class, OptionalInt.class, OptionalLong.class, OptionalDouble.class);

	@ParameterizedTest
	@EnumSource
	void neither_fields_nor_parameters_are_optional(Bundle bundle) {
		assertEquals(List.of(), Program.CLASSES.that(bundle.classes()).stream().flatMap(OptionalTest::optional).sorted().toList());
	}

	private static Stream<String> optional(JavaClass type) {
		Stream<String> fields = type.getFields().stream().filter(field -> isOptional(field.getRawType())).map(JavaField::getFullName);
		Stream<String> parameters = type.getCodeUnits().stream().filter(code -> !code.getModifiers().contains(SYNTHETIC))
				.filter(code -> code.getRawParameterTypes().stream().anyMatch(OptionalTest::isOptional)).map(JavaCodeUnit::getFullName);
		return Stream.concat(fields, parameters);
	}

	private static boolean isOptional(JavaClass type) {
		return OPTIONAL.stream().anyMatch(type::isEquivalentTo);
	}
}
