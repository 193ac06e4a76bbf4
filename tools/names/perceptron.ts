import { nameFacts, type NameFacts } from '@waybill/engine/names/name-facts';
import { MOST_FEATURES, NAME_TAGS, nameFeatures } from '@waybill/engine/names/name-features';
import { nameTokens, type NameToken } from '@waybill/engine/names/name-tokens';
import { bestOf, canBeName, scoreTags } from '@waybill/engine/names/tag-names';

/** A labelled sentence, in the fields of the corpus. */
export interface LabelledText {
  text: string;
  spans: readonly { start: number; end: number; type: string }[];
}

export interface Sample {
  file: string;
  tokens: NameToken[];
  facts: NameFacts[];
  /** Tag of each token, by its place in `NAME_TAGS`. */
  gold: number[];
}

const TAG_OF: Readonly<Record<string, number>> = {
  person_name: 1,
  location: 2,
  address: 2,
  organization: 3,
};
const TAGS = NAME_TAGS.length;
const ROUNDS = 5;
/** Models that are fitted in different orders and averaged. */
const BAGS = 10;

export function sampleOf(file: string, { text, spans }: LabelledText): Sample {
  const tokens = nameTokens(text);
  const gold = tokens.map(({ start, end }) => {
    const span = spans.find(
      (other) => other.start < end && other.end > start && other.type in TAG_OF,
    );
    return TAG_OF[span?.type ?? ''] ?? 0;
  });
  return { file, tokens, facts: nameFacts(tokens), gold };
}

/** Weights by `slot * 4 + tag`. The same samples give the same weights. */
export function fitNames(samples: readonly Sample[], slots: number): Float64Array {
  const sum = new Float64Array(slots * TAGS);
  for (let bag = 1; bag <= BAGS; bag += 1) {
    const weights = fitOnce(samples, slots * TAGS, bag * 7919);
    for (const [index, weight] of weights.entries()) {
      sum[index] = (sum[index] ?? 0) + weight / BAGS;
    }
  }
  return sum;
}

interface Fit {
  weights: Float64Array;
  /** What the weights add up to over all steps, for their average. */
  sums: Float64Array;
  slots: Int32Array;
  scores: Float64Array;
  step: number;
}

/** Averaged perceptron (Collins, 2002), over what it decided itself so far. */
function fitOnce(samples: readonly Sample[], size: number, seed: number): Float64Array {
  const fit: Fit = {
    weights: new Float64Array(size),
    sums: new Float64Array(size),
    slots: new Int32Array(MOST_FEATURES),
    scores: new Float64Array(TAGS),
    step: 1,
  };
  const random = randomOf(seed);
  for (let round = 0; round < ROUNDS; round += 1) {
    const order = samples.map((sample) => ({ sample, at: random() }));
    for (const { sample } of order.toSorted((a, b) => a.at - b.at)) learn(fit, sample);
  }
  return fit.weights.map((weight, index) => weight - (fit.sums[index] ?? 0) / fit.step);
}

function learn(fit: Fit, { facts, gold }: Sample): void {
  let last = 0;
  let beforeLast = 0;
  for (const [index, fact] of facts.entries()) {
    let tag = 0;
    if (canBeName(fact, last)) {
      const count = nameFeatures(facts, index, { last, beforeLast }, fit.slots);
      scoreTags(fit.weights, fit.slots, count, fit.scores);
      tag = bestOf(fit.scores);
      const wanted = gold[index] ?? 0;
      if (tag !== wanted) {
        move(fit, count, wanted, 1);
        move(fit, count, tag, -1);
      }
      fit.step += 1;
    }
    beforeLast = last;
    last = tag;
  }
}

function move({ weights, sums, slots, step }: Fit, count: number, tag: number, by: 1 | -1): void {
  for (let feature = 0; feature < count; feature += 1) {
    const at = (slots[feature] ?? 0) * TAGS + tag;
    weights[at] = (weights[at] ?? 0) + by;
    sums[at] = (sums[at] ?? 0) + by * step;
  }
}

/** Repeats itself, so that a fit can be repeated. */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
