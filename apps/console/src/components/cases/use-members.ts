import type { ResponseOf } from '../../app/http/routes-type.ts';
import { useRead } from '../../app/http/use-read.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';

type MayClose = ResponseOf<'/v1/members'>['items'][number]['mayClose'];

export interface Member {
  userId: string;
  name: string;
  /** Which detections they may close. */
  mayClose: MayClose;
}

/** Possible assignees, the reader first; only the reader if they may not see the members. */
export function useMembers(): Member[] {
  const { user, can } = useSessionInfo();
  const { data } = useRead(can('user:read') ? '/v1/members' : null);
  const others = (data?.items ?? []).filter((member) => member.userId !== user.userId);
  const own = can('detection:close-critical') ? 'all' : 'all_but_critical';
  const mayClose: MayClose = can('detection:triage') ? own : 'nothing';
  return [{ ...user, mayClose }, ...others].map(({ userId, name, mayClose: may }) => ({
    userId,
    name,
    mayClose: may,
  }));
}
