/** Represents the member of an event that names none. */
export const NO_MEMBER = 0xff_ff_ff_ff;

/** Members of many flows, each flow's with repetitions, numbered so that equal ones have one number. */
export interface MemberSets {
  /** Numbers of each flow's members, from 0; `NO_MEMBER` if an event names none. */
  flows: Uint32Array[];
  /** Number of distinct ones. */
  size: number;
}

/** Replacements of some digests, in hexadecimal: another one, or null for none. */
export type MemberAliases = ReadonlyMap<string, string | null>;
const NO_ALIASES: MemberAliases = new Map();

export const DIGEST_BYTES = 8;
const PARTS = 256;

/**
 * Numbers the 8-byte digests of `activity_day.objects` or `.people`. They are first split into parts
 * that fit the processor's cache: a million in one table take three times as long.
 */
export function memberSets(
  flows: readonly Buffer[],
  aliases: MemberAliases = NO_ALIASES,
): MemberSets {
  const dealt = dealDigests(flows);
  const numbers = new Uint32Array(dealt.order.length);
  let size = 0;
  for (let part = 0; part < PARTS; part += 1) {
    size = numberPart(dealt, { part, numbers, size });
  }
  if (aliases.size > 0) size = applyAliases(dealt, { numbers, size, aliases });
  let at = 0;
  return {
    size,
    flows: flows.map(({ length }) => numbers.subarray(at, (at += length / DIGEST_BYTES))),
  };
}

/** Gives identical members the same number. @returns the number of distinct ones left. */
function applyAliases(
  { order, low, high }: DealtDigests,
  { numbers, size, aliases }: { numbers: Uint32Array; size: number; aliases: MemberAliases },
): number {
  const numberOf = new Map<string, number>();
  const renumbered = new Uint32Array(size);
  const isKnown = new Uint8Array(size);
  const bytes = Buffer.alloc(DIGEST_BYTES);
  for (let at = 0; at < order.length; at += 1) {
    const place = order[at] ?? 0;
    const number = numbers[place] ?? NO_MEMBER;
    if (number === NO_MEMBER) continue;
    if (isKnown[number] === 0) {
      bytes.writeUInt32LE(low[at] ?? 0, 0);
      bytes.writeUInt32LE(high[at] ?? 0, 4);
      renumbered[number] = aliasNumber(bytes.toString('hex'), aliases, numberOf);
      isKnown[number] = 1;
    }
    numbers[place] = renumbered[number] ?? NO_MEMBER;
  }
  return numberOf.size;
}

function aliasNumber(
  digest: string,
  aliases: MemberAliases,
  numberOf: Map<string, number>,
): number {
  const alias = aliases.get(digest);
  if (alias === null) return NO_MEMBER;
  const counted = alias ?? digest;
  const known = numberOf.get(counted) ?? numberOf.size;
  numberOf.set(counted, known);
  return known;
}

/** Digests grouped by their last byte. */
interface DealtDigests {
  /** Start of each part, and finally the total. */
  starts: Uint32Array;
  low: Uint32Array;
  high: Uint32Array;
  /** Original index of each digest. */
  order: Uint32Array;
}

function dealDigests(flows: readonly Buffer[]): DealtDigests {
  // A copy, because words must be on their own boundary.
  const words = new Uint32Array(new Uint8Array(Buffer.concat(flows)).buffer);
  const total = words.length / 2;
  const starts = new Uint32Array(PARTS + 1);
  for (let index = 0; index < total; index += 1) {
    const part = (words[index * 2 + 1] ?? 0) >>> 24;
    starts[part + 1] = (starts[part + 1] ?? 0) + 1;
  }
  for (let part = 0; part < PARTS; part += 1) {
    starts[part + 1] = (starts[part + 1] ?? 0) + (starts[part] ?? 0);
  }
  const next = starts.slice();
  const [low, high, order] = [
    new Uint32Array(total),
    new Uint32Array(total),
    new Uint32Array(total),
  ];
  for (let index = 0; index < total; index += 1) {
    const highWord = words[index * 2 + 1] ?? 0;
    const at = next[highWord >>> 24] ?? 0;
    next[highWord >>> 24] = at + 1;
    low[at] = words[index * 2] ?? 0;
    high[at] = highWord;
    order[at] = index;
  }
  return { starts, low, high, order };
}

/** @returns the next free number. */
function numberPart(
  dealt: DealtDigests,
  given: { part: number; numbers: Uint32Array; size: number },
): number {
  const { starts, order } = dealt;
  const { part, numbers } = given;
  const [from = 0, to = 0] = starts.subarray(part, part + 2);
  const slots = 2 ** Math.ceil(Math.log2(Math.max(2, (to - from) * 2)));
  /** Place of the first of the digest in a slot plus one; 0: free. */
  const table = new Uint32Array(slots);
  let { size } = given;
  for (let at = from; at < to; at += 1) {
    const place = order[at] ?? 0;
    if (dealt.low[at] === 0 && dealt.high[at] === 0) {
      numbers[place] = NO_MEMBER;
      continue;
    }
    const slot = slotOf(dealt, table, at);
    const first = table[slot] ?? 0;
    if (first === 0) {
      table[slot] = at + 1;
      numbers[place] = size;
      size += 1;
    } else {
      numbers[place] = numbers[order[first - 1] ?? 0] ?? 0;
    }
  }
  return size;
}

/** The slot of the digest, or the free one for it. */
function slotOf({ low, high }: DealtDigests, table: Uint32Array, at: number): number {
  const last = table.length - 1;
  const word = low[at] ?? 0;
  // A digest is spread evenly: its own bits are the hash.
  for (let slot = word & last; ; slot = (slot + 1) & last) {
    const first = table[slot] ?? 0;
    if (first === 0) return slot;
    if (low[first - 1] === word && high[first - 1] === high[at]) return slot;
  }
}

/**
 * Number of distinct members in each group of flows.
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
      if (member === NO_MEMBER || lastGroup[member] === group + 1) continue;
      lastGroup[member] = group + 1;
      count += 1;
    }
    counts[group] = (counts[group] ?? 0) + count;
  }
  return counts;
}
