import type { Automaton } from '../../patterns/automaton.ts';
import { foldByte } from './byte-tables.ts';
import { bytesOf, frontOf } from './fronts.ts';

/** A literal that is in every match, always as far from its start. */
export interface InnerLiteral {
  /** In lower case when `caseless`. */
  bytes: Uint8Array;
  caseless: boolean;
  offset: number;
}

const SHORTEST = 3;
/** Further in, too many places would need a look-back. */
const FURTHEST = 128;

/**
 * The longest run of at least three bytes at a fixed offset in every match: `AzFu` in
 * `[A-Za-z0-9_-]{44}AzFu`. Null if none within 128 bytes.
 */
export function innerLiteral(automaton: Automaton): InnerLiteral | null {
  const places: ReturnType<typeof onlyByte>[] = [];
  let front = frontOf(automaton, [automaton.start]);
  while (places.length < FURTHEST && !front.matches && front.waiting.length > 0) {
    places.push(onlyByte(bytesOf(automaton, front)));
    front = frontOf(
      automaton,
      front.waiting.map(({ out }) => out),
    );
  }
  let best = { from: 0, to: 0 };
  let from = 0;
  for (const [index, place] of [...places, null].entries()) {
    if (place !== null) continue;
    if (index - from > best.to - best.from) best = { from, to: index };
    from = index + 1;
  }
  if (best.to - best.from < SHORTEST) return null;
  const run = places.slice(best.from, best.to).flatMap((place) => place ?? []);
  const caseless = run.some(({ eitherCase }) => eitherCase);
  const bytes = Uint8Array.from(run, ({ byte }) => (caseless ? foldByte(byte) : byte));
  return { bytes, caseless, offset: best.from };
}

/** The only byte among them, or the only letter in both its cases. */
function onlyByte(bytes: Uint8Array): { byte: number; eitherCase: boolean } | null {
  const first = bytes.indexOf(1);
  if (first < 0) return null;
  const second = bytes.indexOf(1, first + 1);
  if (second < 0) return { byte: first, eitherCase: false };
  const areTwo = bytes.lastIndexOf(1) === second;
  return areTwo && foldByte(first) === second ? { byte: second, eitherCase: true } : null;
}
