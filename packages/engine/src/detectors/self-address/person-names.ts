import type { ActivityEvent } from '@waybill/contract';
import { foldings } from './folded-name.ts';

/** One part of a person's name in every way in which it is written. */
export type NamePart = readonly string[];

/** Known facts about a person's name, for comparison with addresses. */
export interface PersonNames {
  /** In the order in which they are spoken; the last is the family name where there are several. */
  parts: readonly NamePart[];
  /** The part before the `@` of the person's own address, letters only; null if it is not known. */
  handle: string | null;
}

/** Longer names are not names of people. */
const MOST_PARTS = 6;
const TITLES: ReadonlySet<string> = new Set([
  'dr',
  'prof',
  'mr',
  'mrs',
  'ms',
  'dipl',
  'ing',
  'jr',
  'sr',
]);

/** The actor's names: the displayed name, else those derived from the address. */
export function namesOf({ actor }: Pick<ActivityEvent, 'actor'>): PersonNames {
  const local = localPart(actor.email);
  const shown = actor.name !== null && !actor.name.includes('@') ? spoken(actor.name) : [];
  const told = shown.length > 1 ? [] : (local?.split(/[._\-\d+]+/u) ?? []);
  // A middle name often is in the address alone.
  const parts = (shown.length > 1 ? shown : told).flatMap(partOf).slice(0, MOST_PARTS);
  const middle = shown.length > 1 ? middleNames(local, parts) : [];
  const [family] = parts.slice(-1);
  return {
    parts: family ? [...parts.slice(0, -1), ...middle, family] : parts,
    handle: local === null ? null : letters(local),
  };
}

/** `Smith, Jane` is Jane Smith. */
function spoken(name: string): string[] {
  const [last, ...first] = name.split(',');
  const inOrder = first.length === 1 ? `${first[0]} ${last}` : name;
  return inOrder.split(/[\s.\-_]+/u).filter((part) => part !== '');
}

function partOf(text: string): NamePart[] {
  const forms = foldings(text).map((form) => form.replaceAll(' ', ''));
  const [first] = forms;
  return first === undefined || TITLES.has(first) ? [] : [forms];
}

function middleNames(local: string | null, known: readonly NamePart[]): NamePart[] {
  const told = local?.split(/[._-]+/u) ?? [];
  if (told.length < 3) return [];
  return told
    .slice(1, -1)
    .flatMap(partOf)
    .filter((part) => !known.some((other) => other.some((form) => part.includes(form))));
}

/** The part before the `@`, without a `+` suffix. */
export function localPart(address: string | null): string | null {
  const at = address?.lastIndexOf('@') ?? -1;
  if (address === null || at < 1) return null;
  return address.slice(0, at).toLowerCase().split('+')[0] ?? null;
}

/** Letters alone: a year of birth is no evidence. */
export function letters(text: string): string {
  return foldings(text)[0]?.replaceAll(' ', '') ?? '';
}
