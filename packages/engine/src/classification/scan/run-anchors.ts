import type { Attempts, Group } from './attempts.ts';
import { isWordAt } from './byte-tables.ts';
import type { RawHits, ScannedText } from './raw-hits.ts';

/** Patterns whose matches start with a run of bytes before a literal. */
export interface Run {
  readonly group: Group;
  /** First position that was not tried yet. */
  tried: number;
  /** The text concerned. */
  text: ScannedText | null;
}

/** Further back than a domain name is long (RFC 1035: 255 bytes) with all that patterns allow. */
const LONGEST_RUN = 1024;
const DOT = 46;
const HYPHEN = 45;
const LOW_LINE = 95;

export function newRun(group: Group): Run {
  return { group, tried: 0, text: null };
}

/** Tries the patterns at word starts in the run before `end`, except positions already tried. */
export function tryRunBefore(
  { attempts, hits }: { attempts: Attempts; hits: RawHits },
  run: Run,
  text: ScannedText,
  end: number,
): void {
  if (run.text !== text) Object.assign(run, { text, tried: 0 });
  const { bytes, length } = text;
  const least = Math.max(run.tried, end - LONGEST_RUN);
  let at = end;
  while (at > least && isOfRun(bytes, at - 1, length)) at -= 1;
  for (; at < end; at += 1) {
    const isFirst = run.group.first[bytes[at] ?? 0] === 1 && !isWordAt(bytes, at - 1, length);
    if (isFirst) attempts.tryAt(run.group, text, at, hits);
  }
  run.tried = Math.max(run.tried, end);
}

function isOfRun(bytes: Uint8Array, at: number, length: number): boolean {
  const byte = bytes[at];
  if (byte === DOT || byte === HYPHEN) return true;
  return byte !== LOW_LINE && isWordAt(bytes, at, length);
}
