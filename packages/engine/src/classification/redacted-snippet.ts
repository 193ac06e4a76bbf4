import type { DataClass } from '../classifiers/define-classifier.ts';
import type { Finding } from './classification.ts';
import { SHOWN_CHARACTERS } from './shown-characters.data.ts';

/** A finding in its line, fit to be shown and stored. */
export interface RedactedSnippet {
  before: string;
  /** The value, masked. */
  value: string;
  behind: string;
}

export interface SnippetInput {
  /** The text as it was classified. */
  text: string;
  /** Offsets in UTF-16 code units. */
  finding: Finding;
  /** Class of the finding’s data type. */
  dataClass: DataClass;
  /** Every finding of the text; the others are masked whole where they are in the snippet. */
  findings: readonly Finding[];
}

const CONTEXT_UNITS = 40;
/** At least this many characters are masked per character shown. */
const MASKED_PER_SHOWN = 3;
const MASK = '•';

/**
 * Shows a finding with 40 characters on each side, on one line. Only the first and last characters that
 * its class allows are shown, never more than a quarter of the value. Pure.
 */
export function redactedSnippet({
  text,
  finding,
  dataClass,
  findings,
}: SnippetInput): RedactedSnippet {
  const from = boundary(text, Math.max(0, finding.start - CONTEXT_UNITS));
  const to = boundary(text, Math.min(text.length, finding.end + CONTEXT_UNITS));
  const others = findings.filter((other) => other.end > from && other.start < to);
  const context = (start: number, end: number) => oneLine(masked(text, others, start, end));
  return {
    before: context(from, finding.start),
    value: maskedValue(text.slice(finding.start, finding.end), dataClass),
    behind: context(finding.end, to),
  };
}

/** The offset, or the one before if it would split a character. */
function boundary(text: string, at: number): number {
  return /[\uDC00-\uDFFF]/.test(text.charAt(at)) ? Math.max(0, at - 1) : at;
}

function masked(text: string, others: readonly Finding[], start: number, end: number): string {
  let shown = '';
  let at = start;
  for (const other of others.toSorted((a, b) => a.start - b.start)) {
    const from = Math.max(at, other.start);
    const to = Math.min(end, other.end);
    if (from >= to) continue;
    shown += text.slice(at, from) + maskOf(text.slice(from, to));
    at = to;
  }
  return shown + text.slice(at, end);
}

function maskedValue(value: string, dataClass: DataClass): string {
  const characters = Array.from(value);
  const allowed = Math.floor(characters.length / (MASKED_PER_SHOWN + 1));
  const { first, last } = SHOWN_CHARACTERS[dataClass];
  const tail = Math.min(last, allowed);
  const head = Math.min(first, allowed - tail);
  const middle = characters.slice(head, characters.length - tail).join('');
  return (
    characters.slice(0, head).join('') +
    maskOf(middle) +
    characters.slice(characters.length - tail).join('')
  );
}

/** Letters, digits and signs are masked; blanks and hyphens stay, so that the way of writing shows. */
function maskOf(text: string): string {
  return text.replaceAll(/[^\s-]/gu, MASK);
}

function oneLine(text: string): string {
  return text.replaceAll(/\p{Cc}+/gu, ' ');
}
