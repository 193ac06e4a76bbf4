import type { Level, Place, ReadableText, ValuePattern } from '../classifiers/define-classifier.ts';
import { AGAINST_RULES, type AgainstSign } from './against/against.data.ts';
import { againstSign } from './against/against-sign.ts';
import { lowered, type Candidate } from './candidate.ts';
import type { OwnedPattern } from './compile-classifiers.ts';
import { supportOf, type Support, type SupportContext } from './support-of.ts';

/** Context for the hits of one text. Hits are processed in order of their start. */
interface JudgeContext extends SupportContext {
  text: ReadableText;
  placeOf(start: number, end: number): Place;
}

/** Weighs the evidence for and against one match; null if it is not a finding. */
export function judgeHit(
  context: JudgeContext,
  owned: OwnedPattern,
  start: number,
  end: number,
): Candidate | null {
  const { classifier, pattern } = owned;
  const value = context.text.slice(start, end);
  const place = context.placeOf(start, end);
  const checked = pattern.validate?.(value, place);
  if (checked === false || checked === 'none') return null;
  const isChecked = checked !== undefined;
  const support = supportOf(context, owned, start, end);
  const level = levelFor(pattern, checked, support);
  if (level === 'none') return null;
  const sign = againstSign(owned, value, place);
  const settled = (by: Support) =>
    lowered(levelFor(pattern, checked, by), stepsFor(sign, by, isChecked));
  const confidence = settled(support);
  if (confidence === 'none') return null;
  const { hasKeyword, isField, column } = support;
  const isByField = !hasKeyword && isField && column !== null;
  const byField = isByField ? { column, otherwise: settled({ ...support, isField: false }) } : null;
  const evidence: Candidate['evidence'] = [
    { kind: 'pattern', index: owned.index },
    ...(isChecked ? [{ kind: 'check' } as const] : []),
    ...support.evidence,
    ...(sign === null ? [] : [{ kind: 'against', reason: AGAINST_RULES[sign].reason } as const]),
  ];
  const isMarked = owned.hasLiteral;
  const facts = { isChecked, isSupported: hasKeyword, isMarked, isOfText: false, byField };
  return { classifier, start, end, confidence, ...facts, evidence, value };
}

function levelFor(
  { alone, inField, supported }: ValuePattern,
  checked: true | Level | undefined,
  { hasKeyword, isField }: Support,
): Level {
  const base = typeof checked === 'string' ? checked : alone;
  if (hasKeyword && supported !== 'checked') return supported ?? 'high';
  return isField ? (inField ?? base) : base;
}

function stepsFor(sign: AgainstSign | null, support: Support, isChecked: boolean): number {
  if (sign === null) return 0;
  const { bare, field, supported, proven } = AGAINST_RULES[sign];
  if (support.hasKeyword) return isChecked ? proven : supported;
  return support.isField && isChecked ? field : bare;
}
