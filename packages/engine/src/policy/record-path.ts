import type { Scalar } from '@waybill/contract';
import type { FieldValue, PresentObject } from './field.ts';

/** Fields that begin so read the vendor's own record. */
export const RECORD_PREFIX = 'record.';

/**
 * Maximum length of a record field name in code units, its maximum segments, and maximum values it may
 * return.
 */
export const RECORD_PATH_LIMITS = { length: 512, segments: 32, values: 10_000 } as const;

/** Deeper nested lists are ignored by paths. */
const DEEPEST_LISTS = 16;

const BARE_SEGMENT = /^[\w@$-]+$/;
const INDEX = /^(?:0|[1-9]\d{0,8})$/;
/** A segment and the dot behind it; sticky, so that no name is read twice. */
const SEGMENT = /(?:([\w@$-]+)|("(?:[^"\\]|\\.)*"))(\.|$)/y;

const PRESENT_OBJECT: PresentObject = { isObject: true };

/**
 * Segments of `record.requestParameters."a.b".0`: names, list indexes, and JSON strings if a name
 * contains signs other than letters, digits, `_`, `-`, `@` and `$`. Null if invalid.
 */
export function parseRecordPath(name: string): readonly string[] | null {
  if (!name.startsWith(RECORD_PREFIX) || name.length > RECORD_PATH_LIMITS.length) return null;
  const segments: string[] = [];
  let at = RECORD_PREFIX.length;
  let hasMore = true;
  while (hasMore) {
    SEGMENT.lastIndex = at;
    const [whole, bare, quoted, dot] = SEGMENT.exec(name) ?? [];
    const segment = bare ?? unquoted(quoted);
    if (whole === undefined || segment === null) return null;
    if (segments.push(segment) > RECORD_PATH_LIMITS.segments) return null;
    at += whole.length;
    hasMore = dot === '.';
  }
  return segments;
}

function unquoted(text: string | undefined): string | null {
  if (text === undefined) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : null;
  } catch {
    return null;
  }
}

/** Canonical form of a path; the inverse of `parseRecordPath`. */
export function formatRecordPath(segments: readonly string[]): string {
  const parts = segments.map((part) => (BARE_SEGMENT.test(part) ? part : JSON.stringify(part)));
  return RECORD_PREFIX + parts.join('.');
}

/**
 * Value of a record at a path. A list on the way represents any of its elements unless the segment is
 * an index; the values are then a list. Null if empty.
 */
export function readRecordPath(record: unknown, segments: readonly string[]): FieldValue {
  const found: Found = { values: [], hasList: false, hasObject: false };
  collect(record, { segments, at: 0, lists: 0 }, found);
  const { values, hasList, hasObject } = found;
  const [first] = values;
  if (first === undefined) return hasObject ? PRESENT_OBJECT : null;
  return hasList ? values : first;
}

interface Found {
  values: Scalar[];
  hasList: boolean;
  hasObject: boolean;
}

interface Place {
  segments: readonly string[];
  /** Index of the next segment to follow. */
  at: number;
  /** Lists gone through one after another. */
  lists: number;
}

function collect(node: unknown, place: Place, found: Found): void {
  if (Array.isArray(node)) {
    collectFromList(node, place, found);
    return;
  }
  const segment = place.segments[place.at];
  if (segment === undefined) take(node, found);
  else if (isRecord(node) && Object.hasOwn(node, segment)) {
    collect(node[segment], { segments: place.segments, at: place.at + 1, lists: 0 }, found);
  }
}

function collectFromList(list: readonly unknown[], place: Place, found: Found): void {
  const { segments, at, lists } = place;
  const segment = segments[at];
  if (segment !== undefined && INDEX.test(segment)) {
    collect(list[Number(segment)], { segments, at: at + 1, lists: 0 }, found);
    return;
  }
  found.hasList = true;
  if (lists >= DEEPEST_LISTS) return;
  for (const element of list) {
    if (found.values.length >= RECORD_PATH_LIMITS.values) return;
    collect(element, { segments, at, lists: lists + 1 }, found);
  }
}

function take(node: unknown, found: Found): void {
  if (typeof node === 'string' || typeof node === 'boolean' || typeof node === 'number') {
    found.values.push(node);
  } else if (isRecord(node)) found.hasObject = true;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
