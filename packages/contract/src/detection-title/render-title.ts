import { ownValue } from '../own-value.ts';
import { TITLE_ENGLISH } from './title-english.ts';
import { TITLE_GERMAN } from './title-german.ts';
import { VERB_OF_ACTION, type TitleLanguage, type TitleSentence } from './title-language.ts';
import type { TitleFacts, TitleParts } from './title-parts.ts';

const LANGUAGES = { en: TITLE_ENGLISH, de: TITLE_GERMAN } as const;
export type TitleLanguageId = keyof typeof LANGUAGES;

/** Longest name of an object in a title, in UTF-16 code units. */
const LONGEST_NAME = 80;
/** Data types named in one title. */
const MOST_TYPES = 2;

/**
 * The title of a detection in a language, from its known facts: `40 card numbers from notes.txt pasted
 * into ChatGPT by Zelda Berg`. An action that moves no data uses the title of its policy.
 */
export function renderTitle(
  parts: TitleParts,
  facts: TitleFacts,
  languageId: TitleLanguageId = 'en',
): string {
  const language = LANGUAGES[languageId];
  const act = actOf(parts, language);
  if (act === null) {
    return language.named(parts.policy, objectsOf(parts, facts, language), facts.person);
  }
  const what = act.kind === 'forwarded' ? language.mail : whatOf(parts, facts, language);
  const sentence = language.sentence({ what, person: facts.person, act });
  return parts.isOwn ? language.named(parts.policy, sentence, null) : sentence;
}

/**
 * The title for lists that show person and object next to it: without who did it and without the name
 * of a single object, e.g. `40 card numbers pasted into ChatGPT`.
 */
export function renderHeadline(
  parts: TitleParts,
  facts: TitleFacts,
  languageId: TitleLanguageId = 'en',
): string {
  const object = { ...parts.object, name: null };
  return renderTitle({ ...parts, object }, { ...facts, person: null }, languageId);
}

/** Movement of the data; null if nothing moved or the destination is unknown. */
function actOf(parts: TitleParts, language: TitleLanguage): TitleSentence['act'] | null {
  const { movement, forwards, origin, destination } = parts;
  const to = destination === null ? null : language.place(destination);
  if (forwards) return { kind: 'forwarded', to };
  if (movement === 'none' || (movement === 'share' && HOLDS_NO_DATA.has(parts.object.kind)))
    return null;
  const opened = openedTo(parts);
  if (opened !== null) return { kind: 'opened', to: opened };
  if (movement === 'download') {
    return { kind: 'downloaded', from: origin === null ? null : language.place(origin) };
  }
  return movedTo({ ...parts, movement }, to);
}

const OPENING: ReadonlySet<TitleParts['movement']> = new Set(['share', 'upload', 'copy']);

/** Audience of a public object: link holders or everyone. */
function openedTo({ movement, visibility }: TitleParts): 'public' | 'link' | null {
  if (!OPENING.has(movement)) return null;
  return visibility === 'public' || visibility === 'link' ? visibility : null;
}

function movedTo(
  { action, movement, visibility }: TitleParts & { movement: keyof typeof VERB_OF_MOVEMENT },
  to: string | null,
): TitleSentence['act'] | null {
  const verb =
    (action === null ? undefined : ownValue(VERB_OF_ACTION, action)) ?? VERB_OF_MOVEMENT[movement];
  if (verb !== 'shared' || to !== null) return { kind: 'moved', verb, to };
  return visibility === 'external' ? { kind: 'opened', to: 'external' } : null;
}

/** Access to these grants a capability; no data has moved yet. */
const HOLDS_NO_DATA: ReadonlySet<TitleParts['object']['kind']> = new Set([
  'account',
  'group',
  'application',
  'setting',
  'channel',
]);

const VERB_OF_MOVEMENT = {
  share: 'shared',
  send: 'sent',
  upload: 'uploaded',
  copy: 'copied',
} as const;

function whatOf(parts: TitleParts, facts: TitleFacts, language: TitleLanguage): string {
  const objects = objectsOf(parts, facts, language);
  const data = parts.data.slice(0, MOST_TYPES).map((found) => dataOf(found, facts, language));
  if (data.length === 0) return objects ?? language.unnamed(parts.object.kind);
  const words = language.and([...new Set(data)]);
  return objects === null ? words : language.within(words, objects);
}

/** Several objects by their number, one by its name; null for one without. */
function objectsOf(parts: TitleParts, facts: TitleFacts, language: TitleLanguage): string | null {
  if (facts.objects <= 1) return nameOf(parts);
  const isRepository = parts.object.kind === 'folder' && parts.origin?.name === 'GitHub';
  return language.several(
    language.number(facts.objects),
    isRepository ? 'repository' : parts.object.kind,
  );
}

function dataOf(
  { type, count }: TitleParts['data'][number],
  facts: TitleFacts,
  language: TitleLanguage,
): string {
  if (type.startsWith('source-')) return language.sourceCode;
  const words = language.dataWords.get(type);
  if (count === 0) return words?.[1] ?? facts.typeName(type);
  const number = language.number(count);
  if (words === undefined) return `${facts.typeName(type)} (${number})`;
  return `${number} ${count === 1 ? words[0] : words[1]}`;
}

function nameOf({ object: { name } }: TitleParts): string | null {
  if (name === null || !/[\p{L}\p{N}]/u.test(name)) return null;
  const last = name.split(/[/\\]/u).findLast((step) => step !== '') ?? name;
  return last.length > LONGEST_NAME ? `${last.slice(0, LONGEST_NAME - 1)}…` : last;
}
