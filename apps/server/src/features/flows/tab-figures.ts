import { countAt, type ActPart } from './flow-acts.ts';
import { addAmount, figuresOf, flowCells, type FlowCells } from './flow-cells.ts';
import type { Figures } from './flow-sides.ts';
import {
  DIGEST_BYTES,
  distinctMembers,
  memberSets,
  NO_MEMBER,
  type MemberAliases,
} from './member-sets.ts';
import type { MemberRanking, TabKind } from './tab-ranking.ts';

/** Counts of an item of a tab. */
export interface ItemFigures {
  /** Hexadecimal; empty for the item of events that name none. */
  digest: string;
  figures: Figures;
  /** When its newest event was, epoch milliseconds. */
  lastAt: number;
}

const OTHER_OF: Readonly<Record<TabKind, TabKind>> = { objects: 'people', people: 'objects' };

/** Totals of an item. */
interface ItemSums {
  cells: FlowCells;
  lastAt: number;
  /** Digests of the other members of its events. */
  others: Buffer;
  filled: number;
}

/** Figures of members, in order. */
export function figuresOfMembers(
  parts: readonly ActPart[],
  ranking: MemberRanking,
  { kind, shown, people }: { kind: TabKind; shown: readonly number[]; people: MemberAliases },
): ItemFigures[] {
  const items = shown.map((member) => ({
    cells: flowCells(),
    lastAt: Number.NEGATIVE_INFINITY,
    others: Buffer.alloc(ranking.actsOf(member) * DIGEST_BYTES),
    filled: 0,
  }));
  /** Place among the shown, by number. */
  const placeOf = new Int32Array(ranking.numbers).fill(-1);
  for (const [place, member] of shown.entries()) placeOf[member] = place;
  for (const [index, part] of parts.entries()) {
    const members = ranking.members[index] ?? new Uint32Array();
    addPart(items, part, { members, placeOf, others: part[OTHER_OF[kind]] });
  }
  const others = distinctMembers(
    memberSets(
      items.map((item) => item.others),
      kind === 'objects' ? people : undefined,
    ),
    [...items.keys()],
    items.length,
  );
  return items.map(({ cells, lastAt }, place) => {
    const digest = ranking.digestOf(shown[place] ?? 0);
    const itself = digest === '' ? 0 : 1;
    const other = others[place] ?? 0;
    const counted =
      kind === 'objects' ? { objects: itself, people: other } : { people: itself, objects: other };
    return { digest, figures: figuresOf(cells, counted), lastAt };
  });
}

/** Adds the actions of the shown members; reads every action of the range, which may be millions. */
function addPart(
  items: readonly ItemSums[],
  part: ActPart,
  { members, placeOf, others }: { members: Uint32Array; placeOf: Int32Array; others: Buffer },
): void {
  const sums = items.map(() => ({ events: 0, bytes: 0 }));
  for (let act = 0; act < members.length; act += 1) {
    const place = placeAmong(placeOf, members[act]);
    if (place < 0) continue;
    const [item, sum] = [items[place], sums[place]];
    if (!item || !sum) continue;
    sum.events += countAt(part, act);
    sum.bytes += sizeAt(part.sizes, act);
    item.lastAt = Math.max(item.lastAt, part.dayAt + part.times.readUInt32BE(act * 4));
    copyDigest(item, others, act);
  }
  const { managed, sensitivity } = part;
  for (const [place, { cells }] of items.entries()) {
    const sum = sums[place];
    if (sum && sum.events > 0) addAmount(cells, { managed, sensitivity, ...sum });
  }
}

/** Below 0: not among them. Reading past the end of a list would be slow. */
function placeAmong(placeOf: Int32Array, member: number | undefined): number {
  return member === undefined || member === NO_MEMBER ? -1 : (placeOf[member] ?? -1);
}

/** Byte by byte: a call for eight of them takes longer. */
function copyDigest(item: ItemSums, from: Buffer, act: number): void {
  const end = (act + 1) * DIGEST_BYTES;
  for (let at = act * DIGEST_BYTES; at < end; at += 1) {
    item.others[item.filled] = from[at] ?? 0;
    item.filled += 1;
  }
}

function sizeAt(sizes: Buffer, act: number): number {
  if (sizes.length === 0) return 0;
  return sizes.readUInt32BE(act * 8) * 2 ** 32 + sizes.readUInt32BE(act * 8 + 4);
}
