import type { Condition, Leaf, Operator } from '@waybill/contract';
import type { FieldDefinition } from '../policy/field.ts';
import { OPERATORS_OF_TYPE } from '../policy/read-leaf.ts';
import type { Segment } from './segments.ts';
import { foldWord } from './sentence-words.ts';
import { claimAs, conditionPart, grammarOf, type SentenceDraft } from './sentence-draft.ts';

/** Reads fields that are named with a value: `department Finance`, `rows exported more than 5,000`. */
export function readFields(draft: SentenceDraft): void {
  for (const [index, segment] of draft.segments.entries()) {
    const means = segment.term?.means;
    if (means?.kind !== 'field' || draft.claims.has(index)) continue;
    readField(draft, index, means.field);
  }
}

function readField(draft: SentenceDraft, index: number, field: FieldDefinition): void {
  const beside = nameBeside(draft, index, field);
  if (beside) {
    // The name itself is self-explanatory: `the Finance department`.
    draft.claims.set(index, { role: 'small', part: null });
    return;
  }
  const value = valueAfter(draft, index, field);
  if (value === null) return;
  const { leaf, segments } = value;
  const operators = field.operators ?? OPERATORS_OF_TYPE[field.type];
  if (!operators.includes(leaf.op)) return;
  claimAs(draft, [index, ...segments], conditionPart(`field:${field.name}`, leaf));
}

/** Whether a name of this field stands directly before or after it. */
function nameBeside(draft: SentenceDraft, index: number, { name }: FieldDefinition): boolean {
  return [index - 1, index + 1].some((at) => {
    const means = draft.segments[at]?.term?.means;
    return means?.kind === 'is' && 'f' in means.condition && means.condition.f === name;
  });
}

interface Value {
  leaf: Leaf;
  segments: number[];
}

function valueAfter(draft: SentenceDraft, index: number, field: FieldDefinition): Value | null {
  if (field.type === 'boolean') {
    return { leaf: { f: field.name, op: 'eq', v: true }, segments: [] };
  }
  const skipped: number[] = [];
  let at = index + 1;
  while (grammarOf(draft.segments[at]) === 'is' && !draft.claims.has(at)) {
    skipped.push(at);
    at += 1;
  }
  if (field.type === 'number') return numberAfter(draft, at, { field, skipped });
  const segment = draft.segments[at];
  if (segment === undefined || draft.claims.has(at)) return null;
  const v = field.values === undefined ? freeText(draft, segment) : knownValue(field, segment);
  if (v === null) return null;
  const op: Operator = field.type === 'list' ? 'anyOf' : 'in';
  return { leaf: { f: field.name, op, v: [v] }, segments: [...skipped, at] };
}

const OPERATOR_OF_WORD: ReadonlyMap<string | null, Operator> = new Map([
  ['more', 'gt'],
  ['least', 'gte'],
  ['under', 'lt'],
  ['most', 'lte'],
]);

function numberAfter(
  draft: SentenceDraft,
  at: number,
  { field, skipped }: { field: FieldDefinition; skipped: number[] },
): Value | null {
  const op = OPERATOR_OF_WORD.get(grammarOf(draft.segments[at]));
  const from = op === undefined ? at : at + 1;
  const value = draft.segments[from]?.number;
  if (value == null || draft.claims.has(from)) return null;
  const segments = [...skipped, ...(op === undefined ? [] : [at]), from];
  return { leaf: { f: field.name, op: op ?? 'gte', v: value }, segments };
}

/** The value of a closed vocabulary that a phrase names. */
function knownValue({ values = [] }: FieldDefinition, { phrase }: Segment): string | null {
  return values.find((value) => foldWord(value.replaceAll('_', ' ')) === phrase) ?? null;
}

/** A free value: a word with no other meaning, verbatim. */
function freeText({ words, sentence }: SentenceDraft, segment: Segment): string | null {
  const [first, last] = [words[segment.at], words[segment.at + segment.length - 1]];
  const isQuoted = first !== undefined && /["“„«‚']/.test(sentence[first.start - 1] ?? '');
  const isFree = segment.term === null && segment.number === null;
  if (first === undefined || last === undefined || !(isFree || isQuoted)) return null;
  return sentence.slice(first.start, last.end);
}

/** Whether a condition is one comparison of this field. */
export function isOfField(condition: Condition | null, name: string): boolean {
  return condition !== null && 'f' in condition && condition.f === name;
}
