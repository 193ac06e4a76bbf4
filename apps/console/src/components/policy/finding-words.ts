import type { PolicyFault, PolicyFinding } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { fieldLabel } from './field-catalogue.ts';
import { findingWordsText } from './finding-words.text.ts';

type Note = Pick<PolicyFault | PolicyFinding, 'code' | 'path' | 'message'> &
  Partial<Pick<PolicyFault, 'field' | 'line' | 'value'>>;

/** Codes with a complete text; other messages say what exactly does not work. */
const IS_PLAIN: ReadonlySet<string> = new Set(['missing', 'doubled', 'past', 'locale_missing']);

/** A policy's faults and their location, in the reader's language. */
export function findingWords(note: Note): string {
  const { code, path, message, field = null, line = null, value = null } = note;
  const words = textOf(findingWordsText);
  const told = words[code];
  if (value !== null) return `${told} “${value}” (${leafPlace(path, field, line)})`;
  const place = line === null ? placeWords(path) : leafPlace(path, field, line);
  if (!told.endsWith(':')) return place === '' ? told : `${told} (${place})`;
  const rest = IS_PLAIN.has(code) && place !== '' ? [place] : [place, message];
  return `${told} ${rest.filter((part) => part !== '').join(': ')}`;
}

/** Subject and position of an invalid comparison, e.g. `Data types, line 3`. */
function leafPlace(path: string, field: string | null, line: number | null): string {
  const words = textOf(findingWordsText);
  const parts = [
    field === null || field === '' ? '' : fieldLabel(field),
    placeWords(path.replace(/\.condition\..*$/, '')),
    line === null ? '' : words.atLine(line),
  ];
  return parts.filter((part) => part !== '').join(', ');
}

/** A position in the content as text, e.g. `exception 2, reason`; empty if none. */
export function placeWords(path: string): string {
  const words = textOf(findingWordsText);
  const parts = path.replace(/^rules\.\d+\.?/, '').split('.');
  const found = parts.flatMap((part, at) => {
    const number = Number(parts[at + 1]) + 1;
    if (part === 'exceptions' && number > 0) return words.atException(number);
    if (part === 'steps' && number > 0) return words.atStep(number);
    if (part === 'tests' && number > 0) return words.atTest(number);
    // A step already implies the threshold.
    if (part === 'threshold' && parts[at + 1] !== undefined) return [];
    const key = `at_${part}`;
    return isPlace(key) ? words[key] : [];
  });
  return found.join(', ');
}

type PlaceKey = Extract<keyof typeof findingWordsText.english, `at_${string}`>;

function isPlace(key: string): key is PlaceKey {
  return Object.hasOwn(findingWordsText.english, key);
}
