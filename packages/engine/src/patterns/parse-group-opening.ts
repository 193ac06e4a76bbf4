import { PatternRefusal } from './pattern-refusal.ts';
import type { SourceReader } from './source-reader.ts';

const LOOK = 'looking ahead or behind is not supported; match what stands there as a part of it.';
const NAMED = 'groups have no names; write ( ) or (?: ).';

const REFUSED: readonly (readonly [opening: string, reason: string])[] = [
  ['?=', LOOK],
  [
    '?!',
    'looking ahead is not supported; list what may stand there, or use \\b or a class [^...].',
  ],
  ['?<=', LOOK],
  ['?<!', 'looking behind is not supported; list what may stand there, or use \\b.'],
  ['?<', NAMED],
  ['?P<', NAMED],
  ["?'", NAMED],
  ['?P=', 'references to a group are not supported; write the repeated part out.'],
  ['?P>', 'calling a group is not supported; write its part out.'],
  ['?>', 'atomic groups are not supported, and not needed: write (?: ).'],
  ['?|', 'groups that reset their numbers are not supported; write (?: ).'],
  ['?#', 'comments are not supported; leave it out.'],
  ['?(', 'conditions are not supported; write the choices out with |.'],
  ['?R', 'recursion is not supported.'],
  ['?', 'flags stand at the start of the pattern only, as (?i), (?m), (?s) or together.'],
  ['*', 'verbs are not supported; write \\* for the sign.'],
];

/** Skips the group syntax after the `(` at `opening`, or refuses it. */
export function parseGroupOpening(reader: SourceReader, opening: number): void {
  if (reader.skip('?:')) return;
  const refused = REFUSED.find(([start]) => reader.at(start));
  if (refused !== undefined) throw new PatternRefusal(opening, refused[1]);
}
