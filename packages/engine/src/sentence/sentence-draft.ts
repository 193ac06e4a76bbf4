import type { Condition, RuleThreshold, SentenceChoice, SentenceReading } from '@waybill/contract';
import type { Segment } from './segments.ts';
import type { SentenceWord } from './sentence-words.ts';
import type { Slot } from './term.ts';

/** Result of words. A count has no condition of its own. */
export interface DraftPart {
  slot: Slot | 'count' | `field:${string}`;
  condition: Condition | null;
  threshold: RuleThreshold | null;
  isExcluded: boolean;
  isWeak: boolean;
  /** The built-in policy whose condition it is. */
  policyKey: string | null;
}

/** An option of a question; without a part the words carry no meaning of their own. */
export interface DraftOption {
  optionId: string;
  part: DraftPart | null;
}

type Role = SentenceReading['words'][number]['role'];

/** State while one sentence is read. Each segment is claimed once. */
export interface SentenceDraft {
  sentence: string;
  words: readonly SentenceWord[];
  segments: readonly Segment[];
  choices: ReadonlyMap<string, string>;
  parts: DraftPart[];
  questions: (Pick<SentenceReading['questions'][number], 'phrase' | 'start' | 'end' | 'chosen'> & {
    options: readonly DraftOption[];
  })[];
  claims: Map<number, { role: Role; part: number | null }>;
  /** A given count; at most one. */
  hasCount: boolean;
  windowMs: number | null;
  /** Segments that name the window. */
  windowSegments: number[];
}

export function newDraft(given: {
  sentence: string;
  words: readonly SentenceWord[];
  segments: readonly Segment[];
  choices: readonly SentenceChoice[];
}): SentenceDraft {
  return {
    ...given,
    choices: new Map(given.choices.map(({ phrase, optionId }) => [phrase, optionId])),
    parts: [],
    questions: [],
    claims: new Map(),
    hasCount: false,
    windowMs: null,
    windowSegments: [],
  };
}

/** Notes what segments became. */
export function claimAs(draft: SentenceDraft, segments: readonly number[], part: DraftPart): void {
  draft.parts.push(part);
  const place = draft.parts.length - 1;
  for (const index of segments) draft.claims.set(index, { role: 'understood', part: place });
}

/** Records that segments have no meaning, or are not used. */
export function claimWithout(
  draft: SentenceDraft,
  segments: readonly number[],
  role: 'small' | 'unknown',
): void {
  for (const index of segments) draft.claims.set(index, { role, part: null });
}

/** Asks for the meaning of segments, or uses the given answer. */
export function claimByAnswer(
  draft: SentenceDraft,
  segments: readonly number[],
  options: readonly DraftOption[],
): void {
  const asked = segments.flatMap((index) => draft.segments[index] ?? []);
  const phrase = asked.map((segment) => segment.phrase).join(' ');
  const chosen = options.find(({ optionId }) => optionId === draft.choices.get(phrase));
  draft.questions.push({
    phrase,
    ...spanOf(draft, asked),
    chosen: chosen?.optionId ?? null,
    options,
  });
  if (chosen === undefined) {
    for (const index of segments) draft.claims.set(index, { role: 'asked', part: null });
  } else if (chosen.part === null) {
    claimWithout(draft, segments, 'small');
  } else {
    claimAs(draft, segments, chosen.part);
  }
}

/** Where the segments stand in the sentence. */
function spanOf({ words }: SentenceDraft, segments: readonly Segment[]) {
  const stands = segments.flatMap(({ at, length }) => words.slice(at, at + length));
  return { start: stands[0]?.start ?? 0, end: stands.at(-1)?.end ?? 0 };
}

export function conditionPart(
  slot: DraftPart['slot'],
  condition: Condition,
  more: Partial<DraftPart> = {},
): DraftPart {
  return {
    slot,
    condition,
    threshold: null,
    isExcluded: false,
    isWeak: false,
    policyKey: null,
    ...more,
  };
}

/** The word of grammar that a segment is; null for any other. */
export function grammarOf(segment: Segment | undefined): string | null {
  const means = segment?.term?.means;
  return means?.kind === 'grammar' ? means.word : null;
}
