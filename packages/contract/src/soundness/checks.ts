import { MOST_TEXT } from './limits.ts';

/** Where and how a value breaks the schema, as a dotted path. Never contains the value itself. */
export interface SchemaFault {
  field: string;
  reason: string;
}

/**
 * Returns null for a sound value. The field of a fault is relative to the value; '' is the value
 * itself.
 */
export type Check = (value: unknown) => SchemaFault | null;

function fault(reason: string): SchemaFault {
  return { field: '', reason };
}

function within(name: string | number, inner: SchemaFault): SchemaFault {
  const field = inner.field === '' ? String(name) : `${name}.${inner.field}`;
  return { field, reason: inner.reason };
}

/** One of the words of a vocabulary. */
export function word(words: readonly string[]): Check {
  const known = new Set<unknown>(words);
  const bad = fault('not a word in the vocabulary');
  return (value) => (known.has(value) ? null : bad);
}

const NOT_TEXT = fault('not a text');
const EMPTY = fault('an empty text');
const UNSTORABLE = fault('a text with NUL or half a surrogate pair');

/** A text that is not empty and that PostgreSQL can store. */
export function text(mostChars: number): Check {
  const tooLong = fault(`longer than ${mostChars} characters`);
  return (value) => {
    if (typeof value !== 'string') return NOT_TEXT;
    if (value.length === 0) return EMPTY;
    if (value.length > mostChars) return tooLong;
    return isStorable(value) ? null : UNSTORABLE;
  };
}

function isStorable(value: string): boolean {
  return !value.includes('\0') && value.isWellFormed();
}

const SHA256 = /^[0-9a-f]{64}$/;
const NOT_SHA256 = fault('not a SHA-256 in 64 lower-case hexadecimal digits');

/** A SHA-256 as columns decode it. */
export const sha256: Check = (value) =>
  typeof value === 'string' && SHA256.test(value) ? null : NOT_SHA256;

const NOT_COUNT = fault('not a whole number from 0');

/** A whole number from 0 that a double holds exactly. */
export const count: Check = (value) =>
  Number.isSafeInteger(value) && typeof value === 'number' && value >= 0 ? null : NOT_COUNT;

const NOT_BOOLEAN = fault('not true or false');

export const truthValue: Check = (value) => (typeof value === 'boolean' ? null : NOT_BOOLEAN);

/** Range of plausible vendor timestamps; PostgreSQL and JavaScript support more. */
const EARLIEST = Date.UTC(1970, 0);
const LATEST = Date.UTC(2200, 0);
const NOT_INSTANT = fault('not a timestamp between 1970 and 2200');

/** Epoch milliseconds. */
export const instantValue: Check = (value) =>
  Number.isSafeInteger(value) && typeof value === 'number' && value >= EARLIEST && value < LATEST
    ? null
    : NOT_INSTANT;

export function orAbsent(check: Check): Check {
  return (value) => (value === undefined ? null : check(value));
}

export function orNull(check: Check): Check {
  return (value) => (value === null ? null : check(value));
}

const NOT_OBJECT = fault('not an object');

/** A text or null. A constant, because `shape` reads members with it in their own loop. */
export const OPTIONAL_TEXT: Check = orNull(text(MOST_TEXT));

/**
 * An object whose members are all declared here. It runs for every event: most members are optional
 * texts, so those are checked without a call for each.
 */
export function shape<T>(members: Readonly<Record<keyof T & string, Check>>): Check {
  const declared = Object.entries<Check>(members);
  const texts = declared.filter(([, check]) => check === OPTIONAL_TEXT).map(([name]) => name);
  const others = declared.filter(([, check]) => check !== OPTIONAL_TEXT);
  return (value) => {
    if (!isObject(value)) return NOT_OBJECT;
    for (const name of texts) {
      const member = value[name];
      if (member === null) continue;
      const isSound = typeof member === 'string' && member.length > 0 && isStorable(member);
      const found = isSound && member.length <= MOST_TEXT ? null : OPTIONAL_TEXT(member);
      if (found !== null) return within(name, found);
    }
    for (const [name, check] of others) {
      const found = check(value[name]);
      if (found !== null) return within(name, found);
    }
    return null;
  };
}

const NOT_LIST = fault('not a list');

export function list(element: Check, most: number): Check {
  const tooLong = fault(`more than ${most} elements`);
  return (value) => {
    if (!Array.isArray(value)) return NOT_LIST;
    if (value.length > most) return tooLong;
    for (let at = 0; at < value.length; at += 1) {
      const found = element(value[at]);
      if (found !== null) return within(at, found);
    }
    return null;
  };
}

const UNUSABLE_NAME = fault('a fact with an unusable name');

/** Texts by names of their own. */
export function facts(limits: { most: number; nameChars: number }): Check {
  const tooMany = fault(`more than ${limits.most} facts`);
  const name = text(limits.nameChars);
  const content = text(MOST_TEXT);
  return (value) => {
    if (!isObject(value)) return NOT_OBJECT;
    const names = Object.keys(value);
    if (names.length > limits.most) return tooMany;
    for (const key of names) {
      if (name(key) !== null) return UNUSABLE_NAME;
      const found = content(value[key]);
      if (found !== null) return within(key, found);
    }
    return null;
  };
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
