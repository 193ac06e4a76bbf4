import type { Attempts, Group } from './attempts.ts';
import { isWordAt } from './byte-tables.ts';
import type { RawHits, ScannedText } from './raw-hits.ts';

/** Patterns that are looked for behind a word, at most so many bytes behind its end. */
export interface Window {
  readonly group: Group;
  readonly within: number;
  /** The places of the text that were tried last: from the first to before the second. */
  from: number;
  to: number;
  /** Which text that was. */
  text: ScannedText | null;
}

const LINE_FEED = 10;

/** Tries the patterns at each place behind the word on its line, but for those that were tried already. */
export function tryBehind(
  { attempts, hits }: { attempts: Attempts; hits: RawHits },
  window: Window,
  text: ScannedText,
  wordEnd: number,
): void {
  const { bytes, length } = text;
  const { first, onlyTokens } = window.group;
  if (window.text !== text) Object.assign(window, { text, from: 0, to: 0 });
  const { from, to } = window;
  const stop = Math.min(length, wordEnd + window.within + 1);
  let at = wordEnd;
  while (at < stop) {
    if (at >= from && at < to) at = to - 1;
    else if (first[bytes[at] ?? 0] === 1 && !(onlyTokens && isWordAt(bytes, at - 1, length))) {
      attempts.tryAt(window.group, text, at, hits);
    }
    at += 1;
    if (bytes[at - 1] === LINE_FEED) break;
  }
  remember(window, wordEnd, at);
}

/** Two ranges that do not touch are not told as one: the later one counts. */
function remember(window: Window, from: number, to: number): void {
  const touches = from <= window.to && to >= window.from && window.to > 0;
  if (!touches && to <= window.to) return;
  window.from = touches ? Math.min(from, window.from) : from;
  window.to = touches ? Math.max(to, window.to) : to;
}
