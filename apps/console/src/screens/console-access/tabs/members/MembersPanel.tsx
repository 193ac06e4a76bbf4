import type { FactorReset, MemberAccess } from '@waybill/contract';
import { DataTable, EmptyState, Kbd, Panel, textOf } from '@waybill/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ResponseOf } from '../../../../app/http/routes-type.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { useNavigator } from '../../../../app/navigation/use-navigator.ts';
import { withParam } from '../../../../app/navigation/with-param.ts';
import { useSessionInfo } from '../../../../app/session/session-context.ts';
import { isSingleKey } from '../../../../app/shell/shortcuts.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { tableHeight } from '../../../../components/table-height.ts';
import { consoleAccessText } from '../../console-access.text.ts';
import { memberActionsText } from './member-actions.text.ts';
import { memberColumns } from './member-columns.tsx';
import { MemberDialogs, type AskedChange } from './MemberDialogs.tsx';
import { MemberPanel } from './MemberPanel.tsx';
import { changeRefusal } from './member-refusals.ts';
import { PanelActions } from './PanelActions.tsx';

const MOST_ROWS = 15;
/** In the address: the member beside the list. */
const SEL = 'sel';

/** A read of a route, as `useRead` answers it. */
export type ReadOf<T> = Pick<ReturnType<typeof useRead>, 'error' | 'isLoading' | 'isValidating'> & {
  data: T | undefined;
  mutate: () => Promise<unknown>;
};

export interface MembersPanelProps {
  members: ReadOf<ResponseOf<'/v1/members/access'>>;
  resets: readonly FactorReset[];
  onChanged: () => Promise<unknown>;
}

/** Everyone in the organization, what they may do, and what can be changed about it. */
export function MembersPanel({ members, resets, onChanged }: MembersPanelProps) {
  const text = textOf(consoleAccessText);
  const { user, can } = useSessionInfo();
  const { setParams } = useNavigator();
  const [params] = useSearchParams();
  const [active, setActive] = useState<string | null>(params.get(SEL));
  const [asked, setAsked] = useState<AskedChange | null>(null);
  const roles = useRead('/v1/roles').data?.items ?? NO_ROLES;
  const { data, error, isLoading, isValidating, mutate } = members;
  const rows = data?.items ?? [];
  const names = useMemo(() => new Map(roles.map(({ key, name }) => [key, name])), [roles]);
  const columns = useMemo(() => {
    const open = new Set(resets.filter(isOpen).map(({ member }) => member.userId));
    return memberColumns({ ownId: user.userId, open, names, can, onAsk: setAsked });
  }, [resets, user.userId, names, can, setAsked]);
  const select = (userId: string | null) =>
    setParams((shown) => withParam(shown, SEL, userId), { replace: true });
  const shown = rows.find(({ userId }) => userId === params.get(SEL));
  useRolesKey(() => {
    const member = rows.find(({ userId }) => userId === active);
    if (member === undefined || !can('user:manage')) return;
    if (changeRefusal(member, user.userId) === undefined) setAsked({ kind: 'roles', member });
  });
  if (data === undefined && error !== undefined) {
    return (
      <Panel title={text.members}>
        <ErrorPanel
          error={error}
          permission="access:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      </Panel>
    );
  }
  return (
    <Panel title={data === undefined ? text.members : text.membersOf(rows.length)} isFlush>
      <div style={{ height: tableHeight(rows.length, MOST_ROWS) + FOOTER }} className="flex">
        <DataTable
          label={text.members}
          rows={rows}
          rowKey={({ userId }) => userId}
          columns={columns}
          isLoading={isLoading}
          hasPageKeys
          activeKey={active}
          onActiveChange={(userId) => {
            setActive(userId);
            if (shown !== undefined) select(userId);
          }}
          onOpen={({ userId }) => {
            setActive(userId);
            select(userId);
          }}
          footer={<KeyHints />}
          emptyState={
            <EmptyState kind="nothingYet" title={text.noMembers} description={text.noMembersHelp} />
          }
        />
      </div>
      {shown !== undefined && (
        <MemberPanel
          key={shown.userId}
          member={shown}
          roleNames={rolesOf(shown, names)}
          onClose={() => select(null)}
          footer={<PanelActions member={shown} onAsk={setAsked} />}
        />
      )}
      <MemberDialogs
        asked={asked}
        roles={roles}
        onClose={() => setAsked(null)}
        onChanged={onChanged}
      />
    </Panel>
  );
}

const NO_ROLES: ResponseOf<'/v1/roles'>['items'] = [];
/** Pixels of the line under the table. */
const FOOTER = 28;

/** Names of a member’s roles; the key of one that is not known. */
function rolesOf({ roles }: MemberAccess, names: ReadonlyMap<string, string>): string {
  return roles.map((key) => names.get(key) ?? key).join(', ');
}

/** R opens the roles of the row that the reader is on. */
function useRolesKey(open: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'r' || !isSingleKey(event) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    open();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
}

function KeyHints() {
  const text = textOf(memberActionsText);
  return (
    <>
      <span>
        <Kbd>J</Kbd> <Kbd>K</Kbd> {text.keyMove}
      </span>
      <span>
        <Kbd>↵</Kbd> {text.keyOpen}
      </span>
      <span>
        <Kbd>R</Kbd> {text.keyRoles}
      </span>
    </>
  );
}

function isOpen({ state }: FactorReset): boolean {
  return state === 'pending' || state === 'approved';
}
