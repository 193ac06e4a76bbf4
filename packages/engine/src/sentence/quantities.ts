import { type Operator, ownValue, type RuleThreshold } from '@waybill/contract';
import type { Segment } from './segments.ts';
import {
  claimAs,
  claimByAnswer,
  claimWithout,
  conditionPart,
  grammarOf,
  type DraftOption,
  type DraftPart,
  type SentenceDraft,
} from './sentence-draft.ts';
import type { CountUnit, Term } from './term.ts';

const HOUR_MS = 3_600_000;
/** Triggers closer together than this are one detection, as built-in policies count. */
const EPISODE_GAP_MS = 6 * HOUR_MS;
/** Maximum segments between a number and its noun: `20 sensitive files`. */
const UNIT_REACH = 4;
/** Counts that are offered for `many`. */
const MANY = [10, 20, 50, 100] as const;

/** How a number is compared; `more` of whole things is at least one more. */
type Comparison = 'more' | 'least' | 'under' | 'most';

const OPERATOR: Readonly<Record<Comparison, Operator>> = {
  more: 'gt',
  least: 'gte',
  under: 'lt',
  most: 'lte',
};

/** Numeric fields of an event. All other units count events over time. */
const FIELD_OF_UNIT: Partial<Record<CountUnit, string>> = {
  values: 'data.values',
  rows: 'rows',
  recipients: 'recipients.count',
  bytes: 'sizeBytes',
};

/** Reads durations, counts, sizes and words like `many`. */
export function readQuantities(draft: SentenceDraft): void {
  for (const index of draft.segments.keys()) readSpan(draft, index);
  for (const [index, segment] of draft.segments.entries()) {
    if (segment.number !== null && !draft.claims.has(index)) readNumber(draft, index);
  }
  for (const [index, segment] of draft.segments.entries()) {
    if (grammarOf(segment) === 'many' && !draft.claims.has(index)) readMany(draft, index);
  }
  settleWindow(draft);
}

/** `an hour`, `24 hours`, `daily`. */
function readSpan(draft: SentenceDraft, index: number): void {
  const means = draft.segments[index]?.term?.means;
  if (means?.kind !== 'span') return;
  const before = draft.segments[index - 1];
  const isNumbered = before?.number != null;
  const isOne = grammarOf(before) === 'one';
  const segments = isNumbered || isOne ? [index - 1, index] : [index];
  if (draft.windowMs !== null) {
    claimWithout(draft, segments, 'unknown');
    return;
  }
  draft.windowMs = means.ms * (before?.number ?? 1);
  draft.windowSegments = segments;
  for (const at of segments) draft.claims.set(at, { role: 'small', part: null });
}

function readNumber(draft: SentenceDraft, index: number): void {
  const value = draft.segments[index]?.number ?? 0;
  const { comparison, segments: compared } = comparisonBefore(draft, index);
  const unitAt = unitAfter(draft, index);
  const segments = [...compared, index];
  if (unitAt === null) {
    askWhatIsCounted(draft, { segments, value, comparison });
    return;
  }
  const { term = null, tail = null } = draft.segments[unitAt] ?? {};
  // A word with its own meaning keeps it: `20 downloads`.
  const claimed = term?.means.kind === 'grammar' ? [...segments, unitAt] : segments;
  claimCount(draft, claimed, { ...amountOf(value, tail ?? term), comparison });
}

function amountOf(value: number, term: Term | null): Pick<Count, 'unit' | 'amount'> {
  const unit = term?.unit ?? 'events';
  return { unit, amount: unit === 'bytes' ? value * (term?.bytes ?? 1) : value };
}

function comparisonBefore(
  draft: SentenceDraft,
  index: number,
): { comparison: Comparison; segments: number[] } {
  const word = grammarOf(draft.segments[index - 1]);
  switch (word) {
    case 'more':
    case 'least':
    case 'under':
    case 'most':
      return { comparison: word, segments: [index - 1] };
    case 'from':
      return { comparison: 'least', segments: [index - 1] };
    default:
      return { comparison: 'least', segments: [] };
  }
}

/** The segment that a number counts; adjectives and data may be between. */
function unitAfter(draft: SentenceDraft, index: number): number | null {
  for (let at = index + 1; at <= index + UNIT_REACH; at += 1) {
    const segment = draft.segments[at];
    if (segment === undefined || draft.claims.has(at) || segment.number !== null) return null;
    if (segment.term?.unit !== undefined || segment.tail?.unit !== undefined) return at;
    if (!isPassedOver(segment)) return null;
  }
  return null;
}

function isPassedOver({ term }: Segment): boolean {
  const means = term?.means;
  if (means?.kind === 'grammar') return means.word === 'small';
  return means?.kind === 'is' || means?.kind === 'either';
}

interface Count {
  unit: CountUnit;
  amount: number;
  comparison: Comparison;
}

function claimCount(draft: SentenceDraft, segments: readonly number[], count: Count): void {
  const part = countPart(count, draft.windowMs);
  if (part === null || (part.threshold !== null && draft.hasCount)) {
    claimWithout(draft, segments, 'unknown');
    return;
  }
  if (part.threshold !== null) draft.hasCount = true;
  claimAs(draft, part.threshold === null ? segments : [...segments, ...draft.windowSegments], part);
}

/** A count over a window, or an amount in one event; null if neither is possible. */
function countPart({ unit, amount, comparison }: Count, windowMs: number | null): DraftPart | null {
  const field = ownValue(FIELD_OF_UNIT, unit);
  const isOverTime = field === undefined || (unit === 'bytes' && windowMs !== null);
  if (field !== undefined && !isOverTime) {
    return conditionPart(`field:${field}`, { f: field, op: OPERATOR[comparison], v: amount });
  }
  if (comparison === 'under' || comparison === 'most') return null;
  // More than 20 whole things are at least 21; one more byte makes no difference.
  const threshold = comparison === 'more' && unit !== 'bytes' ? amount + 1 : amount;
  if (threshold <= 0) return null;
  return { ...COUNT, threshold: thresholdOf(unit, threshold, windowMs ?? HOUR_MS) };
}

const COUNT: DraftPart = {
  slot: 'count',
  condition: null,
  threshold: null,
  isExcluded: false,
  isWeak: false,
  policyKey: null,
};

function thresholdOf(metric: string, threshold: number, windowMs: number): RuleThreshold {
  return {
    metric,
    threshold,
    windowMs,
    episodeGapMs: Math.max(EPISODE_GAP_MS, windowMs),
    groupBy: metric === 'people' ? ['destination'] : ['actor'],
  };
}

const ASKED_UNITS = ['objects', 'events', 'values'] as const satisfies readonly CountUnit[];

function askWhatIsCounted(
  draft: SentenceDraft,
  asked: { segments: readonly number[]; value: number; comparison: Comparison },
): void {
  const { segments, value, comparison } = asked;
  const options = ASKED_UNITS.flatMap((unit): DraftOption[] => {
    const part = countPart({ unit, amount: value, comparison }, draft.windowMs);
    const isTaken = part?.threshold != null && draft.hasCount;
    return part === null || isTaken ? [] : [{ optionId: unit, part }];
  });
  claimByAnswer(draft, segments, [...options, { optionId: 'nothing', part: null }]);
  noteAnsweredCount(draft);
}

/** `many`: the number is requested, unless one is given. */
function readMany(draft: SentenceDraft, index: number): void {
  if (draft.hasCount) {
    claimWithout(draft, [index], 'small');
    return;
  }
  askHowMany(draft, [index]);
}

function askHowMany(draft: SentenceDraft, segments: readonly number[]): void {
  const options = MANY.map((amount) => ({
    optionId: `objects-${amount}`,
    part: countPart({ unit: 'objects', amount, comparison: 'least' }, draft.windowMs),
  }));
  claimByAnswer(draft, segments, options);
  noteAnsweredCount(draft);
}

function noteAnsweredCount(draft: SentenceDraft): void {
  if (draft.parts.at(-1)?.threshold == null) return;
  draft.hasCount = true;
  const part = draft.parts.length - 1;
  for (const at of draft.windowSegments) draft.claims.set(at, { role: 'understood', part });
}

/** A duration needs a count: the number is requested. */
function settleWindow(draft: SentenceDraft): void {
  const isAsked = draft.questions.length > 0;
  if (draft.windowMs === null || draft.hasCount || isAsked) return;
  askHowMany(draft, draft.windowSegments);
}
