import { useRead } from '../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../app/session/session-context.ts';

export interface Member {
  userId: string;
  name: string;
}

/** Whom work can be given to, oneself first; oneself alone for a reader who may not see the members. */
export function useMembers(): Member[] {
  const { user, can } = useSessionInfo();
  const { data } = useRead(can('user:read') ? '/v1/members' : null);
  const others = (data?.items ?? []).filter((member) => member.userId !== user.userId);
  return [user, ...others].map(({ userId, name }) => ({ userId, name }));
}
