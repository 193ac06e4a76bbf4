import { isLarge, nameFacts, SHAPE, type NameFacts } from './name-facts.ts';
import { MOST_FEATURES, NAME_TAGS, nameFeatures, type NameTag } from './name-features.ts';
import type { NameToken } from './name-tokens.ts';
import { KIND } from './word-lists.ts';

/** Weight of each tag in each slot: `slot * 4 + tag`. */
export interface NameModel {
  weights: Int8Array | Float64Array;
  /** Added to the score of `none`: the margin that a name must exceed. */
  margin: number;
  /** Added to the score of a person, which needs a smaller margin than a place or an organization. */
  personBonus: number;
}

/** Label of a token, and its margin over the next best. */
export interface TaggedToken {
  tag: NameTag;
  lead: number;
}

const TAGS = NAME_TAGS.length;
const PERSON = NAME_TAGS.indexOf('person');

/** Whether a token can be part of a name at all: it is written large, or joins two that are. */
export function canBeName(facts: NameFacts, last: number): boolean {
  if (isLarge(facts)) return true;
  return last !== 0 && facts.shape === SHAPE.lower && (facts.kinds & KIND.connector) !== 0;
}

/** Scores of all tags of a token. */
export function scoreTags(
  weights: NameModel['weights'],
  slots: Int32Array,
  count: number,
  scores: Float64Array,
): void {
  scores.fill(0);
  for (let index = 0; index < count; index += 1) {
    const base = (slots[index] ?? 0) * TAGS;
    for (let tag = 0; tag < TAGS; tag += 1) {
      scores[tag] = (scores[tag] ?? 0) + (weights[base + tag] ?? 0);
    }
  }
}

/** Labels every token greedily from left to right. Linear. */
export function tagNames(tokens: readonly NameToken[], model: NameModel): TaggedToken[] {
  const facts = nameFacts(tokens);
  const slots = new Int32Array(MOST_FEATURES);
  const scores = new Float64Array(TAGS);
  let last = 0;
  let beforeLast = 0;
  return facts.map((fact, index) => {
    let tag = 0;
    let lead = 0;
    if (canBeName(fact, last)) {
      const count = nameFeatures(facts, index, { last, beforeLast }, slots);
      scoreTags(model.weights, slots, count, scores);
      scores[0] = (scores[0] ?? 0) + model.margin;
      scores[PERSON] = (scores[PERSON] ?? 0) + model.personBonus;
      tag = bestOf(scores);
      lead = leadOf(scores, tag);
    }
    beforeLast = last;
    last = tag;
    return { tag: NAME_TAGS[tag] ?? 'none', lead };
  });
}

export function bestOf(scores: Float64Array): number {
  let best = 0;
  for (let tag = 1; tag < scores.length; tag += 1) {
    if ((scores[tag] ?? 0) > (scores[best] ?? 0)) best = tag;
  }
  return best;
}

function leadOf(scores: Float64Array, best: number): number {
  let second = Number.NEGATIVE_INFINITY;
  for (let tag = 0; tag < scores.length; tag += 1) {
    if (tag !== best) second = Math.max(second, scores[tag] ?? 0);
  }
  return (scores[best] ?? 0) - second;
}
