import { countCharacters } from './character-counts.ts';

/** Shannon entropy of a text in bits per character, by the characters’ own frequencies; 0 when empty. */
export function shannonEntropy(value: string): number {
  const counts = countCharacters(value);
  let total = 0;
  for (const count of counts) total += count;
  let bits = 0;
  for (const count of counts) bits -= (count / total) * Math.log2(count / total);
  return bits;
}
