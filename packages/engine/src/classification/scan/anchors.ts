import type { Automaton } from '../../patterns/automaton.ts';
import { encodeUtf8 } from '../utf8.ts';
import { BYTES, CODE_MASK } from './byte-tables.ts';
import { bytesOf, frontOf } from './fronts.ts';
import { innerLiteral, type InnerLiteral } from './inner-literal.ts';
import { rarestTrigram } from './rarest-trigram.ts';
import type { CompiledValuePattern } from './raw-hits.ts';
import { formsAround, tokenForms, type TokenForms } from './token-forms.ts';

/** What the prefilter searches for on behalf of a pattern. */
export type Anchor =
  /** Every match contains one of these at this distance from its start. */
  | { kind: 'literals'; literals: readonly InnerLiteral[] }
  /** It follows a word. */
  | { kind: 'words' }
  | { kind: '@' }
  /** Every match contains one of these, after a run that starts the match. */
  | { kind: 'run'; ends: readonly Uint8Array[] }
  /** Every match starts with a token of one of these forms. */
  | { kind: 'begin'; forms: TokenForms; first: number }
  /** Every match starts inside a token of one of these forms. */
  | { kind: 'inside'; forms: TokenForms }
  /** No anchor: it must be tried everywhere. No built-in type has such a pattern. */
  | { kind: 'none' };

/** A literal that stands once in fewer bytes than two to this power is a worse anchor than a token. */
const RARE_ENOUGH = 7;
/** Shorter literal prefixes are ignored. */
const SHORTEST = 3;

export function anchorOf(pattern: CompiledValuePattern): Anchor {
  const { linear, after, anchor, holds, edges } = pattern;
  if (after !== null) return { kind: 'words' };
  if (anchor === '@') return { kind: '@' };
  if (holds !== undefined) return { kind: 'run', ends: holds.map(encodeUtf8) };
  const literals = literalsOf(pattern);
  if (literals?.every(isRare) === true) return { kind: 'literals', literals };
  const forms = tokenForms(linear.automaton);
  if (edges === 'token') return { kind: 'begin', forms, first: firstCodes(linear.automaton) };
  const isInToken = [...forms.keys()].every((key) => key >> 10 > 0);
  if (isInToken) return { kind: 'inside', forms: formsAround(forms) };
  return literals === null ? { kind: 'none' } : { kind: 'literals', literals };
}

/** Literals one of which every match contains: at its start, or further in. */
function literalsOf({ linear, caseless }: CompiledValuePattern): readonly InnerLiteral[] | null {
  // Only ASCII letters are searched for in either case.
  const leading = (linear.literals ?? []).map((text) => (caseless ? asciiOf(text) : text));
  const isLong = leading.every((text) => text.length >= SHORTEST);
  const found = isLong
    ? leading.map((text) => ({ bytes: encodeUtf8(text), caseless, offset: 0 }))
    : [];
  if (found.length > 0 && found.every(isRare)) return found;
  const inner = innerLiteral(linear.automaton);
  if (inner !== null) return [inner];
  return found.length > 0 ? found : null;
}

/** What precedes the first character beyond ASCII. */
function asciiOf(text: string): string {
  return /^[\0-\x7f]*/.exec(text)?.[0] ?? '';
}

function isRare({ bytes }: InnerLiteral): boolean {
  return (rarestTrigram(bytes)?.rarity ?? 0) >= RARE_ENOUGH;
}

/** Codes of possible first bytes, as bits. */
export function firstCodes(automaton: Automaton): number {
  let codes = 0;
  for (const [byte, can] of bytesOf(automaton, frontOf(automaton, [automaton.start])).entries()) {
    if (can === 1) codes |= 1 << ((BYTES[byte] ?? 0) & CODE_MASK);
  }
  return codes;
}
