import { encodeUtf8 } from '../utf8.ts';
import { innerLiteral, type InnerLiteral } from './inner-literal.ts';
import type { CompiledValuePattern } from './raw-hits.ts';
import { formsAround, tokenForms, type TokenForms } from './token-forms.ts';

/** What the pass over a text looks for on behalf of a pattern. */
export type Anchor =
  /** One of these stands in every match, so far from its start. */
  | { kind: 'literals'; literals: readonly InnerLiteral[] }
  /** It stands behind a word. */
  | { kind: 'words' }
  | { kind: '@' }
  /** A token of one of these forms begins every match. */
  | { kind: 'begin'; forms: TokenForms }
  /** Every match begins in a token of one of these forms, wherever in it. */
  | { kind: 'inside'; forms: TokenForms }
  /** Nothing: it has to be tried everywhere. Types of our own have no such pattern. */
  | { kind: 'none' };

export function anchorOf(pattern: CompiledValuePattern): Anchor {
  const { linear, caseless, after, anchor, edges } = pattern;
  if (after !== null) return { kind: 'words' };
  if (anchor === '@') return { kind: '@' };
  const { literals, automaton } = linear;
  // Only ASCII letters are looked for in either case.
  if (literals !== null && !(caseless && literals.some((text) => /[^\0-\x7f]/.test(text)))) {
    const leading = literals.map((text) => ({ bytes: encodeUtf8(text), caseless, offset: 0 }));
    return { kind: 'literals', literals: leading };
  }
  const inner = innerLiteral(automaton);
  if (inner !== null) return { kind: 'literals', literals: [inner] };
  const forms = tokenForms(automaton);
  if (edges === 'token') return { kind: 'begin', forms };
  const isInToken = [...forms.keys()].every((key) => key >> 10 > 0);
  return isInToken ? { kind: 'inside', forms: formsAround(forms) } : { kind: 'none' };
}
