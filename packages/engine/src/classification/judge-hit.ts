import type { Level, ReadableText } from '../classifiers/define-classifier.ts';
import { type Candidate } from './candidate.ts';
import type { Evidence } from './classification.ts';
import type { OwnedPattern } from './compile-classifiers.ts';
import type { KeywordEvidence } from './keyword-evidence.ts';
import { placeOf } from './source-text.ts';

/** What hits of one text are judged with. */
export interface JudgeContext {
  text: ReadableText;
  keywords: KeywordEvidence;
  /** The value that is the whole text, if it is one. */
  whole: { start: number; end: number } | null;
}

const PROXIMITY_BYTES = 30;

/** Weighs what speaks for and against one place that a pattern matched; null when it is no finding. */
export function judgeHit(
  context: JudgeContext,
  owned: OwnedPattern,
  start: number,
  end: number,
): Candidate | null {
  const { classifier, pattern, owner } = owned;
  const value = context.text.slice(start, end);
  const checked = pattern.validate?.(value, placeOf(context.text, start, end)) ?? null;
  if (checked === false || checked === 'none') return null;
  const evidence: Evidence[] = [{ kind: 'pattern', index: owned.index }];
  if (checked !== null) evidence.push({ kind: 'check' });
  const alone: Level = typeof checked === 'string' ? checked : pattern.alone;
  const near = context.keywords.near(owner, start, end, classifier.proximity ?? PROXIMITY_BYTES);
  const isField = context.whole?.start === start && context.whole.end === end;
  if (near) evidence.push({ kind: 'keyword', ...near });
  if (isField) evidence.push({ kind: 'field' });
  const level = near ? (pattern.supported ?? 'high') : isField ? (pattern.inField ?? alone) : alone;
  if (level === 'none') return null;
  return {
    classifier,
    start,
    end,
    confidence: level,
    isChecked: checked !== null,
    isSupported: near !== null,
    evidence,
    value,
  };
}
