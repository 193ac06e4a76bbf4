/**
 * Classes of the byte after a token, and of the following one: bits of 32-bit numbers. Bytes of one
 * class are not distinguished, which costs attempts but no hits. Class 0 also represents the end of the
 * text.
 */
const NEXT_BYTES = ' -./:@()+,#%\'"=~*&;<>[]{}|\\!?$';
const SECOND_BYTES: readonly string[] = [
  ...Array.from('0123'),
  '45',
  '67',
  '89',
  'ABCDEF',
  'GHIJKLMNOPQRSTUVWXYZ',
  'abcdef',
  'ghijklmnopqrstuvwxyz',
  '_',
  ...Array.from(' -./:()+,"\'=@*'),
  '<>',
  '[]{}',
];

export const NEXT_CLASS: Uint8Array = classes(Array.from(NEXT_BYTES));
export const SECOND_CLASS: Uint8Array = classes(SECOND_BYTES);

function classes(groups: readonly string[]): Uint8Array {
  const of = new Uint8Array(256);
  for (const [index, group] of groups.entries()) {
    for (const sign of group) of[sign.charCodeAt(0)] = index + 1;
  }
  return of;
}
