/** Members of many flows, each flow's with repetitions, numbered so that equal ones have one number. */
export interface MemberSets {
  /** Numbers of each flow's members. */
  flows: Uint32Array[];
  /** How many different ones there are. */
  size: number;
}

const WORDS_PER_DIGEST = 2;

/**
 * Numbers the 8-byte digests of `activity_day.objects` or `.people`. A million take a few hundredths of a
 * second; a set of strings would take ten times as long.
 */
export function memberSets(flows: readonly Buffer[]): MemberSets {
  const total = flows.reduce((sum, { length }) => sum + length / 8, 0);
  const slots = 2 ** Math.ceil(Math.log2(Math.max(2, total * 2)));
  /** Number of the digest in a slot plus one; 0: free. */
  const table = new Uint32Array(slots);
  const digests = new Uint32Array(total * WORDS_PER_DIGEST);
  let size = 0;
  const numberOf = (low: number, high: number): number => {
    // A digest is spread evenly: its own bits are the hash.
    for (let slot = low & (slots - 1); ; slot = (slot + 1) & (slots - 1)) {
      const known = table[slot] ?? 0;
      if (known === 0) {
        digests[size * WORDS_PER_DIGEST] = low;
        digests[size * WORDS_PER_DIGEST + 1] = high;
        size += 1;
        table[slot] = size;
        return size - 1;
      }
      const at = (known - 1) * WORDS_PER_DIGEST;
      if (digests[at] === low && digests[at + 1] === high) return known - 1;
    }
  };
  const numbered = flows.map((flow) => {
    // A copy, because words must lie on their own boundary.
    const words = new Uint32Array(new Uint8Array(flow).buffer);
    const numbers = new Uint32Array(words.length / WORDS_PER_DIGEST);
    for (let index = 0; index < numbers.length; index += 1) {
      numbers[index] = numberOf(words[index * 2] ?? 0, words[index * 2 + 1] ?? 0);
    }
    return numbers;
  });
  return { flows: numbered, size };
}

/**
 * How many different members each group of flows has.
 *
 * @param groupOf group of each flow, from 0; below 0: in none.
 */
export function distinctMembers(
  { flows, size }: MemberSets,
  groupOf: ArrayLike<number>,
  groups: number,
): Uint32Array {
  const counts = new Uint32Array(groups);
  /** The last group that had the member, plus one. */
  const lastGroup = new Uint32Array(size);
  const order = [...flows.keys()].toSorted((a, b) => (groupOf[a] ?? 0) - (groupOf[b] ?? 0));
  for (const flow of order) {
    const group = groupOf[flow] ?? -1;
    if (group < 0) continue;
    let count = 0;
    for (const member of flows[flow] ?? []) {
      if (lastGroup[member] === group + 1) continue;
      lastGroup[member] = group + 1;
      count += 1;
    }
    counts[group] = (counts[group] ?? 0) + count;
  }
  return counts;
}
