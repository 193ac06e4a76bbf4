import type { Attempts, Group } from './attempts.ts';
import { isWordAt } from './byte-tables.ts';
import type { CompiledValuePattern, RawHits, ScannedText } from './raw-hits.ts';

/** Patterns searched for after a word, at most this many bytes after its end. */
export interface Window {
  /** By the byte before a position: what is tried there. */
  readonly groups: readonly Group[];
  readonly within: number;
  /** The places of the text that were tried last: from the first to before the second. */
  from: number;
  to: number;
  /** The text concerned. */
  text: ScannedText | null;
}

const LINE_FEED = 10;
/** By byte: whether it is an ASCII letter, a digit or `_`. */
const IS_WORD = Array.from({ length: 256 }, (_, byte) => isWordAt(Uint8Array.of(byte), 0, 1));

/** A window for some of the patterns, optionally selected by the preceding byte. */
export function newWindow(
  attempts: Pick<Attempts, 'group'>,
  all: readonly CompiledValuePattern[],
  members: readonly number[],
  within: number,
): Window {
  const groupFor = (before: number, isWord: boolean) =>
    attempts.group(members.filter((member) => canStandBehind(all[member], before, isWord)));
  const asksNext = members.some((member) => all[member]?.after?.next !== undefined);
  const [other, word] = [groupFor(0, false), groupFor(0, true)];
  const groups = Array.from({ length: 256 }, (_, before) => {
    const isWord = IS_WORD[before] === true;
    if (asksNext) return groupFor(before, isWord);
    return isWord ? word : other;
  });
  return { groups, within, from: 0, to: 0, text: null };
}

function canStandBehind(
  pattern: CompiledValuePattern | undefined,
  before: number,
  isWord: boolean,
): boolean {
  if (isWord && pattern?.edges === 'token') return false;
  return pattern?.after?.next?.includes(String.fromCharCode(before)) ?? true;
}

/** Tries the patterns at each position after the word on its line, except positions already tried. */
export function tryBehind(
  { attempts, hits }: { attempts: Attempts; hits: RawHits },
  window: Window,
  text: ScannedText,
  wordEnd: number,
): void {
  const { bytes, length } = text;
  const { groups } = window;
  if (window.text !== text) Object.assign(window, { text, from: 0, to: 0 });
  const { from, to } = window;
  const stop = Math.min(length, wordEnd + window.within + 1);
  let at = wordEnd;
  let before = bytes[at - 1] ?? 0;
  while (at < stop) {
    if (at >= from && at < to) at = to - 1;
    else {
      const group = groups[before];
      if (group?.first[bytes[at] ?? 0] === 1) attempts.tryAt(group, text, at, hits);
    }
    before = bytes[at] ?? 0;
    at += 1;
    if (before === LINE_FEED) break;
  }
  remember(window, wordEnd, at);
}

/** Two disjoint ranges are not merged: the later one counts. */
function remember(window: Window, from: number, to: number): void {
  const touches = from <= window.to && to >= window.from && window.to > 0;
  if (!touches && to <= window.to) return;
  window.from = touches ? Math.min(from, window.from) : from;
  window.to = touches ? Math.max(to, window.to) : to;
}
