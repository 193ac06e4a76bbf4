import { ownValue } from '@waybill/contract/own-value';
import { encodeUtf8 } from '../classification/utf8.ts';
import type { Confidence, Passage, ReadableText } from '../classifiers/define-classifier.ts';
import type { NameTag } from './name-features.ts';
import { nameModel } from './name-model.ts';
import { nameTokens, type NameToken } from './name-tokens.ts';
import { proseBlocks, type Block } from './prose-blocks.ts';
import { tagNames, type TaggedToken } from './tag-names.ts';
import { KIND, wordLists } from './word-lists.ts';

/** What is named: by the model, or, for peoples, by a list. */
export type Named = Exclude<NameTag, 'none'> | 'nationality';

type Reading = Readonly<Record<Named, readonly Passage[]>>;

/** Classifiers of names share one reading of a text. */
const readings = new WeakMap<ReadableText, Reading>();

/** Lead over the next best guess, in units of the model, from which a name is sure. */
const SURE = 600;

/**
 * Names in the prose of a text: a model decides for each capitalised word. Only prose is read, in
 * blocks, and of a long text only what `proseBlocks` returns.
 */
export function readNames(text: ReadableText, named: Named): readonly Passage[] {
  const reading = readings.get(text) ?? readAll(text);
  readings.set(text, reading);
  return reading[named];
}

function readAll(text: ReadableText): Reading {
  const found = {
    person: [] as Passage[],
    place: [] as Passage[],
    organization: [] as Passage[],
    nationality: [] as Passage[],
  };
  for (const block of proseBlocks(text)) {
    const tokens = nameTokens(block.text);
    const tagged = tagNames(tokens, nameModel());
    const offset = byteOffsets(block);
    for (const { tag, first, last, lead } of runsOf(tagged)) {
      const words = tokens.slice(first, last + 1);
      found[tag].push({
        start: offset(words[0]?.start ?? 0),
        end: offset(words.at(-1)?.end ?? 0),
        confidence: confidenceOf(tag, words, lead),
        features: featuresOf(words),
      });
    }
    for (const { start, end } of tokens.filter(isNationality)) {
      found.nationality.push({
        start: offset(start),
        end: offset(end),
        confidence: 'medium',
        features: { demonym: 1 },
      });
    }
  }
  return found;
}

interface Run {
  tag: Exclude<NameTag, 'none'>;
  first: number;
  last: number;
  lead: number;
}

/** Adjacent words with the same label. */
function runsOf(tagged: readonly TaggedToken[]): Run[] {
  const runs: Run[] = [];
  for (const [index, { tag, lead }] of tagged.entries()) {
    const run = runs.at(-1);
    if (tag === 'none') continue;
    if (run?.tag === tag && run.last === index - 1) {
      run.last = index;
      run.lead = Math.max(run.lead, lead);
    } else runs.push({ tag, first: index, last: index, lead });
  }
  return runs;
}

function confidenceOf(tag: NameTag, words: readonly NameToken[], lead: number): Confidence {
  const kinds = words.map(({ lower }) => wordLists().kindsOf(lower));
  const has = (kind: number): boolean => kinds.some((each) => (each & kind) !== 0);
  const isKnown = tag === 'person' ? has(KIND.firstName) && has(KIND.lastName) : lead >= 2 * SURE;
  return lead >= SURE && isKnown ? 'high' : 'medium';
}

/** List entries for the words, and their number. */
function featuresOf(words: readonly NameToken[]): Record<string, number> {
  const features: Record<string, number> = { words: words.length };
  for (const { lower } of words) {
    const kinds = wordLists().kindsOf(lower);
    for (const [name, bit] of Object.entries(KIND)) {
      if ((kinds & bit) !== 0) features[name] = (ownValue(features, name) ?? 0) + 1;
    }
  }
  return features;
}

function isNationality({ text, lower, isWord }: NameToken): boolean {
  if (!isWord || !/^\p{Lu}\p{Ll}/u.test(text)) return false;
  return (wordLists().kindsOf(lower) & KIND.demonym) !== 0;
}

/** From code units of a block to bytes of the text. */
function byteOffsets({ text, start }: Block): (unit: number) => number {
  if (/^[\0-\x7f]*$/.test(text)) return (unit) => start + unit;
  let lastUnit = 0;
  let lastByte = start;
  return (unit) => {
    if (unit < lastUnit) return start + encodeUtf8(text.slice(0, unit)).length;
    lastByte += encodeUtf8(text.slice(lastUnit, unit)).length;
    lastUnit = unit;
    return lastByte;
  };
}
