import type { Assignment } from './assignment.ts';
import { looksIssued } from './issued-token.ts';
import type { NamedAssignment } from './secret-features.ts';
import { wordLikeness } from './word-likeness.ts';

/** Longer values are texts or encoded files. */
const LONGEST = 900;

/**
 * Whether a value can be a secret at all, before anything is weighed: it is whole, it is no text of a
 * program, and where its name says little it is random beyond doubt.
 * @param behind what stands directly behind the value, on its line
 */
export function canBeSecret(value: string, named: NamedAssignment, behind: string): boolean {
  const { bound, name } = named;
  if (value.length > LONGEST || !isWhole(bound, behind) || isConstant(value)) return false;
  if (bound.quote === '' && isProgramText(value, bound)) return false;
  const saysLittle = bound.glue === '-' || name.keyword === 'faint';
  return !saysLittle || (name.isLast && isUndoubted(value));
}

/** Expressions, and words of a sentence: what no quote encloses and no sign is given to. */
function isProgramText(value: string, { glue, name }: Assignment): boolean {
  const { share } = wordLikeness(value);
  if (share > 0.4 && /^[A-Za-z_$][\w$]*(?:\.[A-Za-z_]\w*)+$/.test(value)) return true;
  if (glue !== '' || name.startsWith('-')) return false;
  const isMixed = /\d/.test(value) && /[A-Za-z]/.test(value);
  return share > 0.4 || value.length < (isMixed ? 8 : 20);
}

/** Numbers of programs, one character over and over, and markup. */
function isConstant(value: string): boolean {
  return /^(?:0x[0-9a-fA-F]+|[\d.,]{1,5})$/.test(value) || /^(.)\1{7,}$|&[lg]t;/.test(value);
}

/** What a name goes over into, or what a name of access only names, must be random beyond doubt. */
function isUndoubted(value: string): boolean {
  if (value.length < 16 || !/\d/.test(value) || !/[A-Za-z]/.test(value)) return false;
  return looksIssued(value) && wordLikeness(value).share < 0.25;
}

/** A quoted value ends at its quote. */
function isWhole(bound: Assignment, behind: string): boolean {
  return bound.quote === '' || behind.startsWith(bound.quote);
}
