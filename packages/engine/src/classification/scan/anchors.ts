import type { TokenShape } from '../../patterns/linear-pattern.ts';
import { BYTES, CLASS_SHIFT } from './byte-tables.ts';
import { firstBytes } from './first-bytes.ts';
import type { CompiledValuePattern } from './raw-hits.ts';

/** What the pass over a text looks for on behalf of a pattern. */
export type Anchor =
  /** One of these begins every match. */
  | { kind: 'literals'; literals: readonly string[] }
  /** It stands behind a word. */
  | { kind: 'words' }
  | { kind: '@' }
  /** A token of this shape, or one of these bytes outside tokens, begins every match. */
  | { kind: 'begin'; shape: TokenShape | null; told: readonly number[] }
  /** Nothing: it has to be tried everywhere. Types of our own have no such pattern. */
  | { kind: 'none' };

export function anchorOf(pattern: CompiledValuePattern): Anchor {
  const { linear, caseless, after, anchor, edges } = pattern;
  if (after !== null) return { kind: 'words' };
  if (anchor === '@') return { kind: '@' };
  const literals = linear.literals;
  // Only ASCII letters are looked for in either case.
  if (literals !== null && !(caseless && literals.some((text) => /[^\0-\x7f]/.test(text)))) {
    return { kind: 'literals', literals };
  }
  if (edges === 'free') return { kind: 'none' };
  if (linear.shape !== null) return { kind: 'begin', shape: linear.shape, told: [] };
  return { kind: 'begin', ...beginnings(pattern) };
}

/** For patterns that can begin outside a token: those bytes, and every token that begins as matches do. */
function beginnings(pattern: CompiledValuePattern): {
  shape: TokenShape | null;
  told: readonly number[];
} {
  const first = [...firstBytes(pattern).entries()].filter(([, can]) => can === 1);
  const classes = first.map(([byte]) => ({ byte, group: (BYTES[byte] ?? 0) >> CLASS_SHIFT }));
  const told = classes.filter(({ group }) => group === 0).map(({ byte }) => byte);
  const begun = classes.reduce((all, { group }) => all | group, 0);
  const masks = Array.from({ length: 32 }, (_, mask) => mask).filter(
    (mask) => (mask & begun) !== 0,
  );
  const shape = begun === 0 ? null : { minimum: 1, maximum: 63, masks, next: null };
  return { shape, told };
}
