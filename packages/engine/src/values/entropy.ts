/** Shannon entropy of a text in bits per character, by the characters’ own frequencies; 0 when empty. */
export function shannonEntropy(value: string): number {
  const counts = new Map<string, number>();
  for (const letter of value) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  const total = Array.from(counts.values()).reduce((sum, count) => sum + count, 0);
  let bits = 0;
  for (const count of counts.values()) bits -= (count / total) * Math.log2(count / total);
  return bits;
}
