import type { DataClass, DetectionFact } from '@waybill/contract';
import { formatBytes, formatCount, formatPercent, formatTag, textOf } from '@waybill/ui';
import { classificationText } from '../classification/classification.text.ts';
import { sensitivityWord } from '../classification/SensitivityMark.tsx';
import { factsText } from './facts.text.ts';
import { wordOfAny } from './word-of.ts';

type Value = DetectionFact['seen'];
/** Phrases with a placeholder, which are not words themselves. */
const PHRASES = ['onThatDay', 'byPeers'] as const;
type FactWord = Exclude<keyof typeof factsText.english, (typeof PHRASES)[number]>;

const BYTES: ReadonlySet<string> = new Set([
  'sizeForType',
  'ownSizes',
  'peerSizes',
  'sizeOfSource',
  'roundPart',
]);
const SHARES: ReadonlySet<string> = new Set(['handleLikeness']);
/** Parts of a score whose values are words of the specification. */
const STORED_WORDS: ReadonlySet<string> = new Set(['Policy', 'Outcome']);
/** Their values are stored words that this catalogue names. */
const FILE_KINDS: ReadonlySet<string> = new Set(['typeMismatch']);

function isFactWord(key: string): key is FactWord {
  return Object.hasOwn(factsText.english, key) && !PHRASES.some((phrase) => phrase === key);
}

/** Words for a fact's key or a score part; without any it is shown as stored. */
export function factLabel(key: string): string {
  const text = textOf(factsText);
  const [scope, ...rest] = key.split('.');
  if (scope === 'usual') return text.onThatDay(factLabel(rest.join('.')));
  if (scope === 'peers') return text.byPeers(factLabel(rest.join('.')));
  return isFactWord(key) ? text[key] : key;
}

/** A fact's value as text; null if it has none. */
export function factValue(
  key: string,
  value: Value,
  typeName: (dataTypeId: string) => string,
): string | null {
  const text = textOf(factsText);
  if (value === null || value === '') return null;
  if (typeof value === 'boolean') return value ? text.yes : text.no;
  if (typeof value === 'number') return numberOf(key, value);
  if (key === 'dataTypes') return value.split(', ').map(typeName).join(', ');
  if (FILE_KINDS.has(key)) return factLabel(value);
  if (key === 'confidence') return confidenceWord(value);
  return key === 'visibility' ? wordOfAny(value) : value;
}

/** Observed value of a score part, as stored there; null if none. */
export function scoreHint(label: string, seen: string | null): string | null {
  if (seen === null) return null;
  if (label === 'Kind of data') return classWord(seen);
  if (STORED_WORDS.has(label)) return wordOfAny(seen);
  const number = seen === '' ? Number.NaN : Number(seen);
  return factValue(label, Number.isFinite(number) ? number : seen, (dataTypeId) => dataTypeId);
}

function numberOf(key: string, value: number): string {
  if (key === 'sensitivity') return sensitivityWord(value);
  if (BYTES.has(key) || key.endsWith('.bytes')) return formatBytes(value) ?? formatCount(value);
  if (SHARES.has(key)) return formatPercent(value);
  if (Number.isInteger(value)) return formatCount(value);
  return new Intl.NumberFormat(formatTag(), { maximumSignificantDigits: 3 }).format(value);
}

/** Data classes, whose words are listed under their own names. */
const CLASSES = [
  'personal',
  'financial',
  'health',
  'secret',
  'source',
  'business',
  'government',
] as const satisfies readonly DataClass[];

function classWord(value: string): string {
  const known = CLASSES.find((name) => name === value);
  return known === undefined ? value : textOf(classificationText)[known];
}

function confidenceWord(value: string): string {
  const text = textOf(classificationText);
  if (value === 'high') return text.high;
  return value === 'medium' ? text.medium : value;
}
