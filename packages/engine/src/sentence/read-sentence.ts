import type { Condition, SentenceChoice, SentenceReading } from '@waybill/contract';
import { writtenThreshold } from '../policy/written-threshold.ts';
import { readFields } from './field-values.ts';
import { joinParts } from './join-parts.ts';
import { readPlace, type PlaceContext, type PlaceRole } from './places.ts';
import { readQuantities } from './quantities.ts';
import { segmentsOf } from './segments.ts';
import {
  claimAs,
  claimByAnswer,
  claimWithout,
  conditionPart,
  grammarOf,
  newDraft,
  type DraftPart,
  type SentenceDraft,
} from './sentence-draft.ts';
import { wordsOf } from './sentence-words.ts';
import { suggestionsFrom, type Suggestions } from './suggest-words.ts';
import type { Meaning, Term } from './term.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Reads sentences with one vocabulary. */
export interface SentenceReader {
  read(sentence: string, choices?: readonly SentenceChoice[]): SentenceReading;
}

/** Unknown words that suggestions are searched for; the others are listed without. */
const MOST_SUGGESTED = 12;

/**
 * Creates a reader. Every word of a sentence is understood, ignored as a function word, asked about or
 * listed as unknown; none is dropped. Time is linear in the length of the sentence.
 */
export function sentenceReader(vocabulary: Vocabulary): SentenceReader {
  const suggestions = suggestionsFrom(vocabulary.phrases);
  return {
    read(sentence, choices = []) {
      const words = wordsOf(sentence);
      const segments = segmentsOf(words, vocabulary);
      const draft = newDraft({ sentence, words, segments, choices });
      readQuantities(draft);
      readFields(draft);
      readMeanings(draft);
      leaveOutWeak(draft);
      return readingOf(draft, suggestions);
    },
  };
}

/** Context before a segment: the role of a place, and whether it is excluded. */
interface Running {
  role: PlaceRole;
  isExcluded: boolean;
  hasModal: boolean;
  context: PlaceContext;
}

function readMeanings(draft: SentenceDraft): void {
  const running: Running = {
    role: null,
    isExcluded: false,
    hasModal: false,
    context: contextOf(draft),
  };
  for (const [index, segment] of draft.segments.entries()) {
    const word = draft.words[segment.at];
    if (word?.isAfterPause === true) Object.assign(running, { role: null, isExcluded: false });
    if (segment.particleOf !== null) continue;
    if (draft.claims.has(index)) continue;
    const before = draft.parts.length;
    readSegment(draft, index, running);
    const isTakenOut = running.isExcluded && draft.parts.length > before;
    if (isTakenOut && !isCoordinated(draft, index + 1)) running.isExcluded = false;
  }
  for (const [index, { particleOf }] of draft.segments.entries()) {
    const verb = particleOf === null ? undefined : draft.claims.get(particleOf);
    if (verb !== undefined) draft.claims.set(index, verb);
  }
}

const COORDINATORS: readonly string[] = ['and', 'or', 'nor', 'und', 'oder', 'sowie'];

/** Whether an exclusion continues: `except Dropbox or Box`. */
function isCoordinated({ segments }: SentenceDraft, index: number): boolean {
  return COORDINATORS.includes(segments[index]?.phrase ?? '');
}

function readSegment(draft: SentenceDraft, index: number, running: Running): void {
  const term = draft.segments[index]?.term;
  const means = term?.means;
  switch (means?.kind) {
    case 'grammar':
      readGrammar(draft, index, { word: means.word, running });
      return;
    case 'place': {
      const { role, isExcluded, context } = running;
      const isOrdinary = term?.isOrdinary === true;
      readPlace(draft, index, { name: means.name, role, isOrdinary, isExcluded, context });
      return;
    }
    case 'is':
    case 'subject':
      claimAs(draft, [index], partOf(means, running.isExcluded, term));
      return;
    case 'either':
      claimByAnswer(
        draft,
        [index],
        means.options.map(({ optionId, means: meant }) => ({
          optionId,
          part: partOf(meant, running.isExcluded, term),
        })),
      );
      return;
    default:
      readAddress(draft, index, running);
  }
}

const ADDRESS = /^[\p{L}\p{N}_&.-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}$/u;
const DOMAIN = /^[\p{L}\p{N}]+(?:\.[\p{L}\p{N}]+)*\.\p{L}{2,}$/u;

/** A mail address, a domain or a file name, recognized by format; any other word is unknown. */
function readAddress(draft: SentenceDraft, index: number, { role, isExcluded }: Running): void {
  const segment = draft.segments[index];
  const text = draft.words[segment?.at ?? 0]?.text.toLowerCase() ?? '';
  if (segment?.length !== 1 || segment.term !== null) {
    claimWithout(draft, [index], 'unknown');
  } else if (ADDRESS.test(text)) {
    claimAs(
      draft,
      [index],
      conditionPart('destination', addressed('recipients', text), { isExcluded }),
    );
  } else if (DOMAIN.test(text)) {
    const slot = role === 'from' ? 'origin' : 'destination';
    claimByAnswer(
      draft,
      [index],
      [
        { optionId: 'domain', part: conditionPart(slot, domainOf(text, slot), { isExcluded }) },
        {
          optionId: 'file',
          part: conditionPart('object', { f: 'object.name', op: 'in~', v: [text] }, { isExcluded }),
        },
      ],
    );
  } else {
    claimWithout(draft, [index], 'unknown');
  }
}

function addressed(f: string, value: string): Condition {
  return { f, op: 'anyOf~', v: [value] };
}

function domainOf(domain: string, slot: 'origin' | 'destination'): Condition {
  if (slot === 'origin') return { f: 'origin.host', op: 'in~', v: [domain] };
  return {
    any: [
      { f: 'destination.host', op: 'in~', v: [domain] },
      addressed('recipients.domains', domain),
    ],
  };
}

function partOf(means: Meaning, isExcluded: boolean, term: Term | null | undefined): DraftPart {
  if (means.kind === 'subject') {
    const { key: policyKey, condition, window } = means;
    const threshold = window === null ? null : writtenThreshold(window);
    return conditionPart('subject', condition, { isExcluded, policyKey, threshold });
  }
  const [slot, condition] =
    means.kind === 'is' ? [means.slot, means.condition] : (['subject', NEVER] as const);
  // Content statements are one fact per field: facts of different fields all apply.
  const own = slot === 'content' && 'f' in condition ? (`field:${condition.f}` as const) : slot;
  return conditionPart(own, condition, { isExcluded, isWeak: term?.isWeak === true });
}

const NEVER: Condition = { any: [] };

function readGrammar(
  draft: SentenceDraft,
  index: number,
  { word, running }: { word: string; running: Running },
): void {
  if (word === 'from' || word === 'to' || word === 'in') running.role = word;
  else if (word === 'more') running.role = 'in';
  else if (word === 'modal') running.hasModal = true;
  else if (word === 'except') running.isExcluded = true;
  if (word === 'not' && !running.hasModal && isMeaningful(draft, index + 1)) {
    askOfNot(draft, index, running);
    return;
  }
  claimWithout(draft, [index], 'small');
}

/** `not` negates the sentence, or excludes what follows. */
function askOfNot(draft: SentenceDraft, index: number, running: Running): void {
  const phrase = draft.segments[index]?.phrase ?? '';
  claimByAnswer(
    draft,
    [index],
    [
      { optionId: 'forbids', part: null },
      { optionId: 'excludes', part: null },
    ],
  );
  if (draft.choices.get(phrase) === 'excludes') running.isExcluded = true;
}

function isMeaningful({ segments }: SentenceDraft, index: number): boolean {
  const segment = segments[index];
  if (segment?.term == null) return false;
  const word = grammarOf(segment);
  return word === null || word === 'to' || word === 'from' || word === 'in';
}

const OUTGOING = ['upload', 'copy', 'send', 'share'];

/**
 * Place information of all segments; collected before any is read, so that their order does not matter.
 */
function contextOf({ segments }: SentenceDraft): PlaceContext {
  const actions = segments.flatMap(({ term }) =>
    term?.means.kind === 'is' && term.means.slot === 'action' ? [term.means.condition] : [],
  );
  return {
    hasDestination: hasDestination(segments),
    isOutgoing: actions.some(isOutgoing),
    isTaking: actions.some((condition) => !isOutgoing(condition)),
  };
}

function hasDestination(segments: SentenceDraft['segments']): boolean {
  let isTo = false;
  for (const segment of segments) {
    const means = segment.term?.means;
    const word = grammarOf(segment);
    if (word === 'from' || word === 'in' || word === 'to') isTo = word === 'to';
    if (means?.kind === 'place' && isTo) return true;
    if (means?.kind === 'is' && means.slot === 'destination') return true;
  }
  return false;
}

function isOutgoing(condition: Condition): boolean {
  if (!('f' in condition) || !Array.isArray(condition.v)) return false;
  return condition.v.some((value) => value === 'Paste' || OUTGOING.some((each) => each === value));
}

/** Words that only say that data leaves are ignored if the sentence names a destination. */
function leaveOutWeak(draft: SentenceDraft): void {
  for (const [place, part] of draft.parts.entries()) {
    if (!part.isWeak) continue;
    const isSaid = draft.parts.some(({ slot, isWeak }) => slot === part.slot && !isWeak);
    if (!isSaid) continue;
    draft.parts[place] = { ...part, condition: null };
    for (const [index, claim] of draft.claims) {
      if (claim.part === place) draft.claims.set(index, { role: 'small', part: null });
    }
  }
}

function readingOf(draft: SentenceDraft, suggestions: Suggestions): SentenceReading {
  const { segments, words, parts, questions } = draft;
  const claimed = segments.flatMap((segment, index) => {
    const { role, part } = draft.claims.get(index) ?? { role: 'unknown' as const, part: null };
    return words
      .slice(segment.at, segment.at + segment.length)
      .map(({ start, end, text }) => ({ start, end, text, role, part }));
  });
  const unknown = claimed
    .filter(({ role }) => role === 'unknown')
    .map(({ start, end, text }, index) => ({
      start,
      end,
      text,
      suggestions: index < MOST_SUGGESTED ? suggestions.near(text) : [],
    }));
  const counted = parts.find(({ threshold }) => threshold !== null);
  const joined = joinParts(
    parts.flatMap(({ slot, condition, isExcluded }) =>
      condition === null ? [] : [{ slot, condition, isExcluded }],
    ),
  );
  return {
    words: claimed.map(({ start, end, role, part }) => ({ start, end, role, part })),
    parts: parts.map(({ condition, threshold, isExcluded, policyKey }) => ({
      condition,
      threshold,
      isExcluded,
      policyKey,
    })),
    questions: questions.map(({ options, ...asked }) => ({
      ...asked,
      options: options.map(({ optionId, part }) => ({
        optionId,
        condition: part?.condition ?? null,
        threshold: part?.threshold ?? null,
      })),
    })),
    unknown,
    condition: joined ?? (counted === undefined ? null : ANYBODY),
    threshold: counted?.threshold ?? null,
  };
}

/** Default subject of a count: everything that someone did. */
const ANYBODY: Condition = { all: [{ f: 'actor.key', op: 'exists', v: true }] };
