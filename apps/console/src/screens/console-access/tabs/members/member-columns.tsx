import type { MemberAccess, Permission } from '@waybill/contract';
import { Badge, IconButton, Menu, textOf, type Column } from '@waybill/ui';
import { Icon } from '../../../../components/icons.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { consoleAccessText } from '../../console-access.text.ts';
import { memberActionsText } from './member-actions.text.ts';
import { memberMenuItems } from './member-menu-items.ts';
import type { AskedChange } from './MemberDialogs.tsx';

export interface MemberActions {
  ownId: string;
  /** Members whose reset is requested and not finished. */
  open: ReadonlySet<string>;
  /** Names of roles by their keys. */
  names: ReadonlyMap<string, string>;
  can: (permission: Permission) => boolean;
  onAsk: (change: AskedChange) => void;
}

const QUIET = 'text-ink-3';

/** Columns of the list of members. */
export function memberColumns(actions: MemberActions): Column<MemberAccess>[] {
  const text = textOf(consoleAccessText);
  return [
    {
      id: 'name',
      header: text.name,
      width: 220,
      minWidth: 150,
      grow: 2,
      isFixed: true,
      cell: ({ userId, name, email }) => (
        <span title={name === email ? name : `${name}, ${email}`}>
          <span className="font-medium">{name}</span>{' '}
          {userId === actions.ownId && <Badge tone="accent">{text.you}</Badge>}{' '}
          {email !== name && <span className="text-sm text-ink-3">{email}</span>}
        </span>
      ),
    },
    {
      id: 'roles',
      header: text.roles,
      width: 150,
      minWidth: 100,
      grow: 1,
      priority: 1,
      cell: ({ roles }) =>
        roles.length === 0 ? (
          <span className={QUIET}>{text.noRoles}</span>
        ) : (
          roles.map((key) => actions.names.get(key) ?? key).join(', ')
        ),
    },
    { id: 'status', header: text.status, width: 110, priority: 3, cell: statusCell },
    { id: 'factor', header: text.secondFactor, width: 150, priority: 2, cell: factorCell },
    {
      id: 'source',
      header: text.source,
      width: 90,
      priority: 5,
      cell: ({ source }) => textOf(memberActionsText)[`source_${source}`],
    },
    {
      id: 'lastSeen',
      header: text.lastSeen,
      width: 150,
      priority: 4,
      cell: ({ lastSeenAt }) =>
        lastSeenAt === null ? (
          <span className={QUIET}>{text.never}</span>
        ) : (
          <span title={localDateTime(lastSeenAt, 'long')}>{localDateTime(lastSeenAt)}</span>
        ),
    },
    {
      id: 'actions',
      header: text.actions,
      width: 76,
      align: 'end',
      cell: (member) => <MemberMenu member={member} {...actions} />,
    },
  ];
}

/** Active, invited or suspended. */
export function statusCell({ isActive, isInvited }: MemberAccess) {
  const text = textOf(consoleAccessText);
  if (isActive && isInvited) return <Badge tone="accent">{text.invited}</Badge>;
  return isActive ? (
    <Badge tone="ok">{text.active}</Badge>
  ) : (
    <Badge tone="neutral">{text.suspended}</Badge>
  );
}

/** The second factors that they have. */
export function factorCell({ hasAuthenticatorApp, hasPasskey }: MemberAccess) {
  const text = textOf(consoleAccessText);
  if (hasAuthenticatorApp) return hasPasskey ? text.appAndPasskey : text.app;
  return hasPasskey ? text.passkey : <span className={QUIET}>{text.noFactor}</span>;
}

function MemberMenu({ member, ...actions }: MemberActions & { member: MemberAccess }) {
  const label = textOf(consoleAccessText).actionsOf(member.name);
  const button = <IconButton size="sm" label={label} icon={<Icon.more />} />;
  return <Menu label={label} trigger={button} items={memberMenuItems(member, actions)} />;
}
