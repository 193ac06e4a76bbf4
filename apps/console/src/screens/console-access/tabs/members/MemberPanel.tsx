import type { MemberAccess, MemberSession } from '@waybill/contract';
import { Avatar, Button, KeyValueList, SidePanel, SkeletonRows, textOf, toast } from '@waybill/ui';
import type { ReactNode } from 'react';
import { change } from '../../../../app/http/api.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { useSessionInfo } from '../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { localDateTime } from '../../../../components/local-time.ts';
import { consoleAccessText } from '../../console-access.text.ts';
import { permissionNames } from '../roles/permission-groups.ts';
import { factorCell, statusCell } from './member-columns.tsx';
import { memberActionsText } from './member-actions.text.ts';
import { changeRefusal } from './member-refusals.ts';

export interface MemberPanelProps {
  member: MemberAccess;
  /** Names of the roles. */
  roleNames: string;
  footer: ReactNode;
  onClose: () => void;
}

/** A member beside the list: access and open sessions. */
export function MemberPanel({ member, roleNames, footer, onClose }: MemberPanelProps) {
  const text = textOf(memberActionsText);
  const words = textOf(consoleAccessText);
  const { can, user } = useSessionInfo();
  const { name, email, source, lastSeenAt, lastSignInAt, grantedPermissions } = member;
  const at = (time: string | null) => (time === null ? words.never : localDateTime(time));
  return (
    <div className="fixed top-12 right-0 bottom-0 z-30 flex max-w-full bg-surface shadow-float">
      <SidePanel
        isOpen
        label={name}
        onClose={onClose}
        footer={footer}
        header={
          <span className="flex min-w-0 items-center gap-2">
            <Avatar name={name} />
            <span className="truncate text-md font-semibold">{name}</span>
          </span>
        }
      >
        <div className="flex flex-col gap-6 p-4">
          <section aria-label={text.details}>
            <h2 className="mb-2 font-semibold">{text.details}</h2>
            <KeyValueList
              items={[
                { label: words.email, value: email },
                { label: words.status, value: statusCell(member) },
                { label: words.roles, value: roleNames === '' ? words.noRoles : roleNames },
                {
                  label: text.granted,
                  value:
                    grantedPermissions.length === 0 ? null : permissionNames(grantedPermissions),
                },
                { label: words.secondFactor, value: factorCell(member) },
                { label: text.source, value: text[`source_${source}`] },
                { label: text.lastSeen, value: at(lastSeenAt) },
                { label: text.signedIn, value: at(lastSignInAt) },
              ]}
            />
          </section>
          {can('user:manage') && changeRefusal(member, user.userId) === undefined && (
            <section aria-label={text.sessions}>
              <h2 className="mb-2 font-semibold">{text.sessions}</h2>
              <Sessions memberId={member.userId} />
            </section>
          )}
        </div>
      </SidePanel>
    </div>
  );
}

function Sessions({ memberId }: { memberId: string }) {
  const text = textOf(memberActionsText);
  const params = { memberId };
  const { data, error, isValidating, mutate } = useRead('/v1/members/{memberId}/sessions', {
    params,
  });
  async function end(memberSessionId: string): Promise<void> {
    try {
      const done = await change('DELETE', '/v1/members/{memberId}/sessions/{memberSessionId}', {
        params: { memberId, memberSessionId },
      });
      if (done !== undefined) toast({ variant: 'success', title: text.ended });
    } catch (failure) {
      tellFailure(failure);
    }
    await mutate();
  }
  if (data === undefined) {
    return error === undefined ? (
      <SkeletonRows rows={2} columns={2} rowHeight={48} label={text.sessions} />
    ) : (
      <ErrorPanel
        error={error}
        permission="user:manage"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  if (data.items === null) return <p className="text-ink-3">{text.sessionsNotListed}</p>;
  if (data.items.length === 0) return <p className="text-ink-3">{text.noSessions}</p>;
  return (
    <ul className="flex flex-col divide-y divide-line">
      {data.items.map((session) => (
        <SessionRow key={session.sessionId} session={session} onEnd={end} />
      ))}
    </ul>
  );
}

interface SessionRowProps {
  session: MemberSession;
  onEnd: (sessionId: string) => Promise<void>;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const text = textOf(memberActionsText);
  const { sessionId, device, address, startedAt, lastUsedAt } = session;
  return (
    <li className="flex items-start justify-between gap-3 py-2">
      <span className="min-w-0 text-sm">
        <span className="line-clamp-2 wrap-anywhere">{device || text.unknownDevice}</span>
        <span className="block text-ink-3">
          {address} · {text.startedAt(localDateTime(startedAt))} ·{' '}
          {text.usedAt(localDateTime(lastUsedAt))}
        </span>
      </span>
      <Button size="sm" onClick={() => void onEnd(sessionId)}>
        {text.end}
      </Button>
    </li>
  );
}
