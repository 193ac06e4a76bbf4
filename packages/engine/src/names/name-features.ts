import { SHAPE, type NameFacts } from './name-facts.ts';
import { KIND } from './word-lists.ts';

/** What a token can be part of. */
export const NAME_TAGS = ['none', 'person', 'place', 'organization'] as const;
export type NameTag = (typeof NAME_TAGS)[number];

/** Slots of the model; features share them by hash. */
export const SLOTS = 1 << 15;

/** Strongest features that distinguish names from words. */
const COARSE =
  KIND.firstName |
  KIND.lastName |
  KIND.city |
  KIND.region |
  KIND.companyForm |
  KIND.organizationWord;
const BITS = Object.values(KIND);
const NOTHING: NameFacts = {
  shape: SHAPE.sign,
  kinds: 0,
  cue: 0,
  ending: 0,
  isPlacePart: false,
  isFirst: false,
  runLength: 0,
  runPlace: 0,
  runKinds: 0,
};

/**
 * Feature slots of a token: the spelling of the token and its neighbours, list entries, cue words
 * nearby, its ending, and the labels of the two previous tokens. No feature except the cues is a word,
 * so a model reveals nothing about its training texts.
 * @param slots receives the slots; @returns their number
 */
export function nameFeatures(
  facts: readonly NameFacts[],
  index: number,
  tags: { last: number; beforeLast: number },
  slots: Int32Array,
): number {
  const at = (offset: number): NameFacts => facts[index + offset] ?? NOTHING;
  const here = at(0);
  const next = at(1);
  const before = at(-1);
  const own = profile(here);
  const { last, beforeLast } = tags;
  let count = 0;
  const add = (template: number, a: number, b = 0, c = 0): void => {
    slots[count] = slotOf(template, a, b, c);
    count += 1;
  };
  add(1, 0);
  add(2, own);
  add(3, own, profile(next));
  add(4, own, profile(before));
  add(5, here.shape, next.shape, before.shape);
  add(6, last, beforeLast);
  add(7, last, own);
  add(8, last, here.shape, before.cue);
  add(9, before.cue, here.shape);
  add(10, next.cue, here.shape);
  add(11, before.cue, own);
  add(12, next.cue, own);
  add(13, at(-2).cue, here.shape);
  add(14, at(2).cue, here.shape);
  add(15, here.ending, here.shape, here.kinds & (KIND.frequent | KIND.common));
  add(16, Number(here.isFirst), own);
  add(17, here.runKinds, here.kinds);
  add(18, here.runKinds, Math.min(here.runLength, 6), here.runPlace);
  add(19, Math.min(here.runLength, 6), Math.min(here.runPlace, 6), last);
  add(20, Number(here.isPlacePart), here.runKinds & (KIND.organizationWord | KIND.companyForm));
  add(21, here.runKinds, before.cue);
  add(22, here.runKinds, next.cue);
  add(23, next.kinds, here.shape);
  add(24, before.kinds, here.shape);
  add(25, last, next.shape, Number(here.isPlacePart));
  add(28, next.cue, last, here.shape);
  add(29, before.cue, next.cue, here.shape);
  add(30, before.kinds & COARSE, here.kinds & COARSE, next.kinds & COARSE);
  for (const bit of BITS) if ((here.kinds & bit) !== 0) add(26, bit, here.shape);
  for (const bit of BITS) if ((here.runKinds & bit) !== 0) add(27, bit, last);
  return count;
}

/** Maximum features per token. */
export const MOST_FEATURES = 28 + 2 * BITS.length;

function profile({ shape, kinds, isPlacePart }: NameFacts): number {
  return (kinds * 16 + shape) * 2 + Number(isPlacePart);
}

function slotOf(template: number, a: number, b: number, c: number): number {
  let hash = Math.imul(template, 0x9e_37_79_b1);
  hash = Math.imul(hash ^ a, 0x85_eb_ca_6b);
  hash = Math.imul((hash ^ (hash >>> 15)) + b, 0xc2_b2_ae_35);
  hash = Math.imul((hash ^ (hash >>> 13)) + c, 0x27_d4_eb_2f);
  return ((hash ^ (hash >>> 16)) >>> 0) % SLOTS;
}
