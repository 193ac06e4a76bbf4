import { likenessOf } from '../movement/likeness.ts';
import { foldings } from './folded-name.ts';
import { letters, type NamePart, type PersonNames } from './person-names.ts';

/** Similarities between an address and a person's name. */
export interface HandleMatch {
  /** Parts of the name that are in the handle, as written there. */
  parts: string[];
  /** Whether the family name is among them. */
  hasFamilyName: boolean;
  /** First letters of other parts of the name, standing for them. */
  initials: string;
  /** Names in the handle other than the person's. */
  others: string[];
  /** Likeness of the whole handle to the person's own, 0 to 1. */
  likeness: number;
}

/** Longer pieces are random text and take long to compare. */
const MOST_LETTERS = 40;
/** Short forms are cut from the front: Alex, Chris, Max. */
const SHORT_FORM = 3;
/** Minimum length of a name to be found within a longer word. */
const EMBEDDED = 5;
/** Minimum letters of a handle piece that names someone. */
const NAME_LETTERS = 3;

/** Compares the part of an address before the `@` with a person's names. Total. */
export function matchHandle(local: string, { parts, handle }: PersonNames): HandleMatch {
  const pieces = local.split(/[^\p{L}\p{M}'’]+/u).flatMap((piece) => foldings(piece).slice(0, 1));
  const match: HandleMatch = {
    parts: [],
    hasFamilyName: false,
    initials: '',
    others: [],
    likeness: handle === null ? 0 : likenessOf(letters(local), handle),
  };
  const used = new Set<NamePart>();
  for (const piece of pieces.filter((text) => text.length <= MOST_LETTERS)) {
    const reading = readPiece(piece, parts, used);
    for (const { part, text, isWhole } of reading.found) {
      used.add(part);
      if (isWhole) {
        match.parts.push(text);
        match.hasFamilyName ||= part === parts.at(-1);
      } else match.initials += text;
    }
    if (reading.rest.length >= NAME_LETTERS) match.others.push(reading.rest);
  }
  return match;
}

interface Found {
  part: NamePart;
  text: string;
  /** False: only its first letter. */
  isWhole: boolean;
}

interface Reading {
  found: Found[];
  /** Letters that are no part of the name. */
  rest: string;
}

/** Reads a piece of a handle as parts of a name and first letters of parts, else as a name within it. */
function readPiece(
  piece: string,
  parts: readonly NamePart[],
  used: ReadonlySet<NamePart>,
): Reading {
  const free = parts.filter((part) => !used.has(part));
  const whole = consume(piece, free);
  if (whole !== null) return { found: whole, rest: '' };
  const short = free.find((part) => part.some((form) => isShortForm(piece, form)));
  if (short) return { found: [{ part: short, text: piece, isWhole: true }], rest: '' };
  return embedded(piece, free) ?? { found: [], rest: piece };
}

function isShortForm(piece: string, form: string): boolean {
  return piece.length >= SHORT_FORM && form.length > piece.length && form.startsWith(piece);
}

/**
 * The piece as a sequence of distinct name parts and initials, with parts as long as possible; null if
 * it is not one.
 */
function consume(piece: string, free: readonly NamePart[]): Found[] | null {
  if (piece === '') return [];
  for (const part of free) {
    const text = part.find((form) => form.length > 1 && piece.startsWith(form));
    if (text === undefined) continue;
    const rest = consume(piece.slice(text.length), without(free, part));
    if (rest !== null) return [{ part, text, isWhole: true }, ...rest];
  }
  for (const part of free) {
    const text = piece.slice(0, 1);
    if (!part.some((form) => form.startsWith(text))) continue;
    const rest = consume(piece.slice(1), without(free, part));
    if (rest !== null) return [{ part, text, isWhole: false }, ...rest];
  }
  return null;
}

function without(parts: readonly NamePart[], taken: NamePart): NamePart[] {
  return parts.filter((part) => part !== taken);
}

/** A long name at the front or the end of a longer word: `blevinsfamily`. */
function embedded(piece: string, free: readonly NamePart[]): Reading | null {
  for (const part of free) {
    for (const form of part) {
      if (form.length < EMBEDDED) continue;
      const found = [{ part, text: form, isWhole: true }];
      if (piece.startsWith(form)) return { found, rest: piece.slice(form.length) };
      if (piece.endsWith(form)) return { found, rest: piece.slice(0, -form.length) };
    }
  }
  return null;
}
