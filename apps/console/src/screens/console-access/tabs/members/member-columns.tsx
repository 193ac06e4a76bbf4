import type { MemberAccess } from '@waybill/contract';
import { Badge, IconButton, Menu, textOf, type Column } from '@waybill/ui';
import { Icon } from '../../../../components/icons.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { consoleAccessText } from '../../console-access.text.ts';

export interface MemberActions {
  ownId: string;
  /** Members whose reset is requested and not finished. */
  open: ReadonlySet<string>;
  onReset: (member: MemberAccess) => void;
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
        <span title={`${name}, ${email}`}>
          <span className="font-medium">{name}</span>{' '}
          {userId === actions.ownId && <Badge tone="accent">{text.you}</Badge>}{' '}
          <span className="text-sm text-ink-3">{email}</span>
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
        roles.length === 0 ? <span className={QUIET}>{text.noRoles}</span> : roles.join(', '),
    },
    { id: 'status', header: text.status, width: 110, priority: 3, cell: statusCell },
    { id: 'factor', header: text.secondFactor, width: 150, priority: 2, cell: factorCell },
    {
      id: 'lastSignIn',
      header: text.lastSignIn,
      width: 150,
      priority: 4,
      cell: ({ lastSignInAt }) =>
        lastSignInAt === null ? (
          <span className={QUIET}>{text.never}</span>
        ) : (
          <span title={localDateTime(lastSignInAt, 'long')}>{localDateTime(lastSignInAt)}</span>
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

function statusCell({ isActive, isInvited }: MemberAccess) {
  const text = textOf(consoleAccessText);
  if (isActive && isInvited) return <Badge tone="accent">{text.invited}</Badge>;
  return isActive ? (
    <Badge tone="ok">{text.active}</Badge>
  ) : (
    <Badge tone="neutral">{text.suspended}</Badge>
  );
}

function factorCell({ hasAuthenticatorApp, hasPasskey }: MemberAccess) {
  const text = textOf(consoleAccessText);
  if (hasAuthenticatorApp) return hasPasskey ? text.appAndPasskey : text.app;
  return hasPasskey ? text.passkey : <span className={QUIET}>{text.noFactor}</span>;
}

function MemberMenu({ member, ownId, open, onReset }: MemberActions & { member: MemberAccess }) {
  const text = textOf(consoleAccessText);
  const refused = refusalOf(member, { ownId, open });
  const label = text.actionsOf(member.name);
  const button = (
    <IconButton size="sm" label={label} icon={<Icon.more />} disabledReason={refused} />
  );
  if (refused !== undefined) return button;
  const items = [{ key: 'reset', label: text.reset, onSelect: () => onReset(member) }];
  return <Menu label={label} trigger={button} items={items} />;
}

function refusalOf(
  { userId, isActive, isInvited }: MemberAccess,
  { ownId, open }: Pick<MemberActions, 'ownId' | 'open'>,
): string | undefined {
  const text = textOf(consoleAccessText);
  if (userId === ownId) return text.resetOwn;
  if (!isActive) return text.resetSuspended;
  if (isInvited) return text.resetInvited;
  return open.has(userId) ? text.resetOpen : undefined;
}
