/** How often each character of ASCII is in the value that is counted; zero between two values. */
const ascii = new Uint32Array(128);

/** How often each character of a value is in it, in order of their first places. */
export function countCharacters(value: string): readonly number[] {
  let isAscii = true;
  for (let index = 0; index < value.length; index += 1) {
    const code = value.charCodeAt(index);
    if (code < 128) ascii[code] = (ascii[code] ?? 0) + 1;
    else isAscii = false;
  }
  const counts: number[] = [];
  for (let index = 0; index < value.length; index += 1) {
    const code = value.charCodeAt(index);
    const count = ascii[code] ?? 0;
    if (count > 0) counts.push(count);
    if (code < 128) ascii[code] = 0;
  }
  return isAscii ? counts : countAny(value);
}

/** How often the most frequent character is in a value; 0 when it is empty. */
export function mostFrequent(value: string): number {
  let most = 0;
  for (const count of countCharacters(value)) if (count > most) most = count;
  return most;
}

function countAny(value: string): readonly number[] {
  const counts = new Map<string, number>();
  for (const letter of value) counts.set(letter, (counts.get(letter) ?? 0) + 1);
  return [...counts.values()];
}
