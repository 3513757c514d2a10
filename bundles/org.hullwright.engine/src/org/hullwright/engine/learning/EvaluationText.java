package org.hullwright.engine.learning;

import java.nio.ByteBuffer;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonParseException;
import org.eclipse.jdt.annotation.Nullable;

/** What was learned as text: JSON; weights of goals as numbers, those of a network as half-precision floats in base64. */
public final class EvaluationText {

	private static final Gson JSON = new GsonBuilder().disableHtmlEscaping().setPrettyPrinting().create();
	private static final String FORMATS = "hullwright-evaluation-";
	private static final String FORMAT = FORMATS + "2";
	/** Hidden units that a network has at most. */
	private static final int MOST_HIDDEN = 1_024;

	private EvaluationText() {}

	/** What stands in the file; what is missing is null. */
	private record Content(@Nullable String format, @Nullable Provenance provenance, @Nullable Integer hidden,
			@Nullable List<String> inputs, @Nullable String weights, @Nullable LinkedHashMap<String, StoredWeights.Weight> goals) {}

	/** The text of what was learned. */
	public static String of(Stored stored) {
		return JSON.toJson(switch (stored) {
			case StoredWeights weights ->
				new Content(FORMAT, weights.provenance(), null, null, null, new LinkedHashMap<>(weights.weights()));
			case StoredEvaluation evaluation -> content(evaluation);
		}) + "\n";
	}

	private static Content content(StoredEvaluation evaluation) {
		Network network = evaluation.network();
		ByteBuffer bytes = ByteBuffer.allocate(Short.BYTES * numbers(network.inputs(), network.hidden()));
		for (float[] part : List.of(network.scale(), network.direct(), network.first(), network.bias(), network.second(),
				new float[] { network.outputBias() })) {
			for (float number : part) {
				bytes.putShort(Float.floatToFloat16(number));
			}
		}
		return new Content(FORMAT, evaluation.provenance(), network.hidden(), evaluation.inputs(),
				Base64.getEncoder().encodeToString(bytes.array()), null);
	}

	/**
	 * Reads a text.
	 *
	 * @throws IllegalArgumentException when it is damaged or of another kind; says so, as the end of a sentence about it
	 */
	public static Stored read(String text) {
		try {
			Content content = JSON.fromJson(text, Content.class);
			String format = content == null ? null : content.format();
			if (content == null || format == null || !format.startsWith(FORMATS)) {
				throw new IllegalArgumentException("is nothing that programs have learned");
			}
			if (!FORMAT.equals(format)) {
				throw new IllegalArgumentException("was learned by another version of Hullwright, and has to be learned anew");
			}
			Provenance provenance = content.provenance();
			if (provenance == null || hasGaps(provenance)) {
				throw damaged(null);
			}
			LinkedHashMap<String, StoredWeights.Weight> goals = content.goals();
			return goals == null ? evaluation(content, provenance) : weights(provenance, goals);
		} catch (JsonParseException | NumberFormatException wrong) {
			throw damaged(wrong);
		}
	}

	private static StoredWeights weights(Provenance provenance, LinkedHashMap<String, StoredWeights.Weight> goals) {
		if (goals.values().stream().anyMatch(EvaluationText::isIncomplete)) {
			throw damaged(null);
		}
		return new StoredWeights(provenance, goals);
	}

	private static boolean hasGaps(Provenance provenance) {
		return Stream.of(provenance.pack(), provenance.version(), provenance.fingerprint(), provenance.game()).anyMatch(Objects::isNull)
				|| !Double.isFinite(provenance.won()) || !Double.isFinite(provenance.wonByGoals());
	}

	/** What is missing in a text is null, whatever the types say; a number may be too large to be one. */
	private static boolean isIncomplete(StoredWeights.@Nullable Weight weight) {
		return weight == null || Objects.isNull(weight.digest()) || !Double.isFinite(weight.factor());
	}

	private static StoredEvaluation evaluation(Content content, Provenance provenance) {
		Integer hidden = content.hidden();
		List<String> inputs = content.inputs();
		String weights = content.weights();
		if (hidden == null || inputs == null || weights == null || hidden < 1 || hidden > MOST_HIDDEN) {
			throw damaged(null);
		}
		ByteBuffer bytes;
		try {
			bytes = ByteBuffer.wrap(Base64.getDecoder().decode(weights));
		} catch (IllegalArgumentException wrong) {
			throw damaged(wrong);
		}
		if (bytes.remaining() != Short.BYTES * (long) numbers(inputs.size(), hidden)) {
			throw damaged(null);
		}
		return new StoredEvaluation(provenance, inputs, new Network(next(bytes, inputs.size()), next(bytes, inputs.size()),
				next(bytes, inputs.size() * hidden), next(bytes, hidden), next(bytes, hidden), next(bytes, 1)[0]));
	}

	private static int numbers(int inputs, int hidden) {
		return 2 * inputs + inputs * hidden + 2 * hidden + 1;
	}

	private static float[] next(ByteBuffer bytes, int count) {
		float[] numbers = new float[count];
		for (int at = 0; at < count; at++) {
			numbers[at] = Float.float16ToFloat(bytes.getShort());
		}
		return numbers;
	}

	private static IllegalArgumentException damaged(@Nullable Throwable cause) {
		return new IllegalArgumentException("is damaged; nothing of it was used", cause);
	}
}
