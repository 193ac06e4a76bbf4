import { countAt, type ActPart } from './flow-acts.ts';
import { DIGEST_BYTES, memberSets, NO_MEMBER, type MemberAliases } from './member-sets.ts';

/** What a tab lists: the field that identifies its items, and the field they count. */
export type TabKind = 'objects' | 'people';

/** End of a page. */
export interface RankedAfter {
  events: number;
  digest: string;
}

/** The members of all actions, each with its events. */
export interface MemberRanking {
  /** Member number of each action, part by part; `NO_MEMBER` if the action has none. */
  members: readonly Uint32Array[];
  /** Numbers below this are members; the last of them may have no events. */
  numbers: number;
  /** Number of members; events without one are not counted. */
  total: number;
  eventsOf: (member: number) => number;
  /** Acts of a member: as many as its events, or fewer. */
  actsOf: (member: number) => number;
  /** Hexadecimal; empty for those that name none. */
  digestOf: (member: number) => string;
}

/**
 * Objects or people of actions. Actions without a person are a separate item; those without an object
 * have none.
 */
export function rankMembers(
  parts: readonly ActPart[],
  kind: TabKind,
  people: MemberAliases,
): MemberRanking {
  const aliases = kind === 'people' ? people : undefined;
  const { flows: members, size } = memberSets(
    parts.map((part) => part[kind]),
    aliases,
  );
  const none = kind === 'people' ? size : NO_MEMBER;
  const events = new Uint32Array(size + 1);
  const acts = new Uint32Array(size + 1);
  /** Last event of each. */
  const partOf = new Uint32Array(size + 1);
  const actOf = new Uint32Array(size + 1);
  for (const [part, numbers] of members.entries()) {
    const given = parts[part] ?? NO_COUNTS;
    for (let act = 0; act < numbers.length; act += 1) {
      if (numbers[act] === NO_MEMBER) numbers[act] = none;
      const member = numbers[act] ?? NO_MEMBER;
      if (member === NO_MEMBER) continue;
      events[member] = (events[member] ?? 0) + countAt(given, act);
      acts[member] = (acts[member] ?? 0) + 1;
      partOf[member] = part;
      actOf[member] = act;
    }
  }
  return {
    members,
    numbers: size + 1,
    total: size,
    eventsOf: (member) => events[member] ?? 0,
    actsOf: (member) => acts[member] ?? 0,
    digestOf: (member) => {
      if (member === none) return '';
      const at = (actOf[member] ?? 0) * DIGEST_BYTES;
      const digest =
        parts[partOf[member] ?? 0]?.[kind].toString('hex', at, at + DIGEST_BYTES) ?? '';
      return aliases?.get(digest) ?? digest;
    },
  };
}

const NO_COUNTS = { counts: Buffer.alloc(0) };

/** The members with most events after those of the previous pages, at most `most`. */
export function topMembers(
  { numbers, eventsOf, digestOf }: MemberRanking,
  after: RankedAfter | null,
  most: number,
): number[] {
  const isBefore = (a: RankedAfter, b: RankedAfter): boolean =>
    a.events === b.events ? a.digest > b.digest : a.events > b.events;
  const top: (RankedAfter & { member: number })[] = [];
  const isWorthALook = (events: number): boolean =>
    events > 0 &&
    (after === null || events <= after.events) &&
    (top.length < most || events >= (top.at(-1)?.events ?? 0));
  for (let member = 0; member < numbers; member += 1) {
    const events = eventsOf(member);
    if (!isWorthALook(events)) continue;
    const ranked = { events, digest: digestOf(member), member };
    if (after && !isBefore(after, ranked)) continue;
    const place = top.findIndex((other) => isBefore(ranked, other));
    if (place >= 0) top.splice(place, 0, ranked);
    else top.push(ranked);
    if (top.length > most) top.pop();
  }
  return top.map(({ member }) => member);
}
