import { DESTINATION_NAMES, EVENT_ACTIONS, INTEGRATION_NAMES } from '@waybill/contract';
import type { Condition, Leaf } from '@waybill/engine';

/** What was made of a sentence, and the words of it that nothing was made of. */
export interface SentenceReading {
  condition: Condition | null;
  notUnderstood: string[];
}

/** What words say of an event. The first that fits goes; longer ones stand first. */
const PHRASES: readonly { pattern: RegExp; leaf: Leaf }[] = [
  {
    pattern: /\b(?:un(?:managed|enrolled)|private) (?:devices?|laptops?|computers?)\b/,
    leaf: { f: 'device.managed', op: 'eq', v: 'no' },
  },
  {
    pattern:
      /\b(?:external storage|usb(?: sticks?| drives?)?|sticks?|removable (?:media|drives?))\b/,
    leaf: { f: 'destination.kind', op: 'eq', v: 'external_storage' },
  },
  {
    pattern: /\b(?:to the public|publicly|public(?: links?)?|anyone with the link)\b/,
    leaf: { f: 'visibility.after', op: 'in', v: ['link', 'public'] },
  },
  {
    pattern: /\b(?:outside|external(?:ly)?|partners?|third part(?:y|ies))\b/,
    leaf: { f: 'recipients.outside', op: 'eq', v: 'yes' },
  },
  {
    pattern: /\b(?:personal|private) (?:data|information)\b/,
    leaf: { f: 'data.groups', op: 'anyOf', v: ['personal'] },
  },
  {
    pattern: /\bfinancial (?:data|information)\b/,
    leaf: { f: 'data.groups', op: 'anyOf', v: ['financial'] },
  },
  {
    pattern: /\b(?:health|medical|patient) (?:data|information|records?)\b/,
    leaf: { f: 'data.groups', op: 'anyOf', v: ['health'] },
  },
  { pattern: /\bsource code\b/, leaf: { f: 'data.groups', op: 'anyOf', v: ['source'] } },
  {
    pattern: /\b(?:secrets|credentials)\b/,
    leaf: { f: 'data.groups', op: 'anyOf', v: ['secret'] },
  },
  {
    pattern: /\b(?:highly sensitive|sensitive|confidential|secret)\b/,
    leaf: { f: 'data.sensitivity', op: 'gte', v: 3 },
  },
];

const MOVEMENT_WORDS: readonly { pattern: RegExp; movement: string }[] = [
  { pattern: /\bdownload(?:s|ed|ing)?\b/, movement: 'download' },
  { pattern: /\bupload(?:s|ed|ing)?\b/, movement: 'upload' },
  { pattern: /\bshar(?:e|es|ed|ing)\b/, movement: 'share' },
  { pattern: /\b(?:send|sends|sent|sending|mail(?:s|ed)?|e-mail(?:s|ed)?)\b/, movement: 'send' },
  { pattern: /\bcop(?:y|ies|ied|ying)\b/, movement: 'copy' },
];

/** Words that carry nothing. */
const SMALL_WORDS = new Set(
  (
    'a an and any anybody anyone are as at be by company data document documents everyone everything file ' +
    'files for from goes going in into is it its leave leaves leaving may must never no nobody not of on onto ' +
    'or organisation organization our people person should somebody someone that the their them they this to ' +
    'us when who with'
  ).split(' '),
);

const SIZE = /\b(?:larger|bigger|more) than (\d+(?:\.\d+)?) ?(kb|mb|gb)\b/;
const BYTES = { kb: 1024, mb: 1024 ** 2, gb: 1024 ** 3 } as const;

/** Reads a plain English sentence as far as it goes; types of data are found by their names. */
export function readSentence(
  sentence: string,
  dataTypes: readonly { id: string; name: string }[],
): SentenceReading {
  const leaves: Leaf[] = [];
  let rest = ` ${sentence.toLowerCase()} `;
  const take = (pattern: RegExp, leaf: (match: RegExpMatchArray) => Leaf): void => {
    const match = rest.match(pattern);
    if (!match) return;
    leaves.push(leaf(match));
    rest = rest.replace(pattern, ' ');
  };
  take(SIZE, ([, amount = '', unit = 'mb']) => ({
    f: 'sizeBytes',
    op: 'gt',
    v: Number(amount) * (Object.entries(BYTES).find(([name]) => name === unit)?.[1] ?? 1),
  }));
  const types = named(dataTypes.flatMap(({ id, name }) => namesOf(id, name)));
  if (types.length > 0) leaves.push({ f: 'data.types', op: 'anyOf', v: types });
  const origins = named(INTEGRATION_NAMES.map(asWord), 'from ');
  if (origins.length > 0) leaves.push({ f: 'origin.name', op: 'in', v: origins });
  const places = named(
    DESTINATION_NAMES.filter((name) => name !== '{host}' && name !== 'Public').map(asWord),
    '(?:in)?to (?:a |an |their |personal )*',
  );
  if (places.length > 0) leaves.push({ f: 'destination.name', op: 'in', v: places });
  const sources = named(INTEGRATION_NAMES.map(asWord));
  if (sources.length > 0) leaves.push({ f: 'source', op: 'in', v: sources });
  for (const { pattern, leaf } of PHRASES) take(pattern, () => leaf);
  for (const { pattern, movement } of MOVEMENT_WORDS) {
    take(pattern, () => ({ f: 'movement', op: 'eq', v: movement }));
  }
  const actions = named(EVENT_ACTIONS.map(asWord));
  if (actions.length > 0) leaves.push({ f: 'action', op: 'in', v: actions });
  return { condition: leaves.length === 0 ? null : { all: leaves }, notUnderstood: leftOver(rest) };

  /** Values whose words stand in what is left, longer ones first; takes them out. */
  function named(values: readonly { value: string; words: string }[], before = ''): string[] {
    const found: string[] = [];
    for (const { value, words } of values.toSorted((l, r) => r.words.length - l.words.length)) {
      const pattern = new RegExp(`\\b${before}${escaped(words.toLowerCase())}s?\\b`);
      if (!pattern.test(rest)) continue;
      found.push(value);
      rest = rest.replace(pattern, ' ');
    }
    return found;
  }
}

/** Nobody says that a payment card number is a number. */
function namesOf(id: string, name: string): { value: string; words: string }[] {
  const short = name.replace(/ numbers?$/i, '');
  return [...new Set([name, short])].map((words) => ({ value: id, words }));
}

/** A text as a pattern that stands for itself. */
function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

function asWord(name: string): { value: string; words: string } {
  return { value: name, words: name };
}

function leftOver(rest: string): string[] {
  const words = rest.match(/[\p{L}\p{N}][\p{L}\p{N}'’.-]*/gu) ?? [];
  return [...new Set(words.filter((word) => !SMALL_WORDS.has(word)))];
}
