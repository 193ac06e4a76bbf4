import type { Assignment } from './assignment.ts';
import { looksIssued } from './issued-token.ts';
import type { NamedAssignment } from './secret-features.ts';
import { wordLikeness } from './word-likeness.ts';

/** What is on the line of a value. */
export interface Line {
  before: string;
  behind: string;
}

/** `public key: ...`, whose name on its own would be that of a secret. */
const PUBLIC = /\bpublic\s\w{1,12}\s?[:=]\s?["']?$/i;

/** Longer values are texts or encoded files. */
const LONGEST = 900;

/**
 * Whether a value can be a secret at all, before any weighing: it is complete, not a program
 * expression, and clearly random if its name is inconclusive.
 */
export function canBeSecret(
  value: string,
  named: NamedAssignment,
  { before, behind }: Line,
): boolean {
  const { bound, name } = named;
  if (value.length > LONGEST || !isWhole(bound, behind)) return false;
  if (isConstant(value) || isTemplate(value, behind) || PUBLIC.test(before)) return false;
  if (bound.quote === '' ? isProgramText(value, named, before) : isQuotedText(value, bound))
    return false;
  const saysLittle = bound.glue === '-' || name.keyword === 'faint';
  return !saysLittle || (name.isLast && isUndoubted(value));
}

/** Expressions, names, and words of a sentence: unquoted text. */
function isProgramText(value: string, { bound }: NamedAssignment, before: string): boolean {
  const { glue } = bound;
  if (glue === '->') return true;
  if (glue === '(' || glue === ',') return !isUndoubted(value);
  if (glue === '') return isSentence(value, bound);
  if (glue === ':' && before.endsWith(':') && !/\d/.test(value)) return true;
  return isExpression(value, bound);
}

/** Identifiers in code: `user.password`, `accessToken`, and what a quoted key precedes. */
function isExpression(value: string, { isNameQuoted }: Assignment): boolean {
  const { share } = wordLikeness(value);
  if (share > 0.4 && /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_]\w*)+$/.test(value)) return true;
  if (share > 0.6 && /^[A-Za-z]*[a-z][A-Z][A-Za-z]*$/.test(value)) return true;
  return isNameQuoted && /^[A-Za-z_$]+$/.test(value);
}

/** Text after a name without an operator: a word of a sentence, unless it is mixed or long. */
function isSentence(value: string, { name }: Assignment): boolean {
  const { share } = wordLikeness(value);
  if (name.startsWith('-')) return share > 0.6 && !/\d/.test(value);
  const isMixed = /\d/.test(value) && /[A-Za-z]/.test(value);
  return share > 0.4 || value.length < (isMixed ? 8 : 20) || /[.,:]$/.test(value);
}

/** Words in a sentence, as Markdown or a manual quotes them: ``pass `oidcConfig` ``. */
function isQuotedText(value: string, { glue, quote, name }: Assignment): boolean {
  if (glue !== '' || isUndoubted(value)) return false;
  return quote === '`' || /^pass$/i.test(name);
}

/** Numbers and object identifiers, one character over and over, markup, flags, paths and plain addresses. */
function isConstant(value: string): boolean {
  if (/^(?:0x[0-9a-fA-F]+U?L*|[\d.,]{1,5}|\d+(?:\.\d+)+|\d+[LUFlufn]{1,3})$/.test(value))
    return true;
  if (/^(.)\1{7,}$|&[lg]t;|^--|^-[a-z_]+$|^&&|^[a-z]+:\/\/[^@?]*$/.test(value)) return true;
  if (/^(?:utf-?8|utf-?16|ascii|latin-?1|hex|base64)$/i.test(value)) return true;
  return /^(?:~|\.{0,2})\/[\w.-]+/.test(value) && wordLikeness(value).share > 0.4;
}

/** A template placeholder. */
function isTemplate(value: string, behind: string): boolean {
  return /\$\{|\{\{|#\{|<%|%\(\w+\)/.test(value) || (value.endsWith('$') && behind.startsWith('{'));
}

/** A value that runs on from its name, or whose name only suggests access, must be clearly random. */
function isUndoubted(value: string): boolean {
  if (value.length < 16 || !/\d/.test(value) || !/[A-Za-z]/.test(value)) return false;
  return looksIssued(value) && wordLikeness(value).share < 0.25;
}

/** A quoted value ends at its quote. */
function isWhole(bound: Assignment, behind: string): boolean {
  return bound.quote === '' || behind.startsWith(bound.quote);
}
