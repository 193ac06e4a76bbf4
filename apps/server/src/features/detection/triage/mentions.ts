import type { DetectionComment } from '@waybill/contract';

export interface Member {
  userId: string;
  name: string;
  email: string;
}

type Mention = DetectionComment['mentions'][number];

/** An address, or the part before its @; not within a word, nor within another address. */
const HANDLE =
  /(?<![\p{L}\p{N}._%+@-])@([\p{L}\p{N}._%+-]*[\p{L}\p{N}](?:@[\p{L}\p{N}.-]*[\p{L}\p{N}])?)/gu;

/**
 * Members mentioned in a text: by `@` and their address, or the part before its @ if unique among
 * members. Without duplicates, in the order of the text.
 */
export function mentionsIn(text: string, members: readonly Member[]): Mention[] {
  const handles = [...text.matchAll(HANDLE)].map(([, handle = '']) => handle);
  if (handles.length === 0) return [];
  const known = membersByHandle(members);
  const found = new Map<string, Mention>();
  for (const handle of handles) {
    const member = known.get(handle.toLowerCase());
    if (member && !found.has(member.userId)) {
      found.set(member.userId, { userId: member.userId, name: member.name, handle });
    }
  }
  return [...found.values()];
}

/** Members by mention text, in lower case; null if ambiguous. */
function membersByHandle(members: readonly Member[]): Map<string, Member | null> {
  const known = new Map<string, Member | null>();
  for (const member of members) {
    const address = member.email.toLowerCase();
    const [local = ''] = address.split('@');
    for (const handle of new Set([address, local])) {
      known.set(handle, known.has(handle) ? null : member);
    }
  }
  return known;
}
