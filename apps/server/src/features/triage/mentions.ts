import type { DetectionComment } from '@waybill/contract';

export interface Member {
  userId: string;
  name: string;
  email: string;
}

type Mention = DetectionComment['mentions'][number];

/** An address, or what stands before its @; not within a word, nor within another address. */
const HANDLE =
  /(?<![\p{L}\p{N}._%+@-])@([\p{L}\p{N}._%+-]*[\p{L}\p{N}](?:@[\p{L}\p{N}.-]*[\p{L}\p{N}])?)/gu;

/**
 * Members whom a text names: by `@` and their address, or what stands before its @ where no other member
 * has the same. Each once, in the order of the text.
 */
export function mentionsIn(text: string, members: readonly Member[]): Mention[] {
  const found = new Map<string, Mention>();
  for (const [, handle = ''] of text.matchAll(HANDLE)) {
    const member = memberOf(handle.toLowerCase(), members);
    if (member && !found.has(member.userId)) {
      found.set(member.userId, { userId: member.userId, name: member.name, handle });
    }
  }
  return [...found.values()];
}

function memberOf(handle: string, members: readonly Member[]): Member | undefined {
  const isWhole = handle.includes('@');
  const [member, ...others] = members.filter(({ email }) => {
    const address = email.toLowerCase();
    return isWhole ? address === handle : address.startsWith(`${handle}@`);
  });
  return others.length === 0 ? member : undefined;
}
