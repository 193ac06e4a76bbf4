import type { MemberAccess } from '@waybill/contract';
import { textOf, type MenuItem } from '@waybill/ui';
import { consoleAccessText } from '../../console-access.text.ts';
import { memberActionsText } from './member-actions.text.ts';
import type { MemberActions } from './member-columns.tsx';
import { changeRefusal, endRefusal } from './member-refusals.ts';

/** What can be done with a member; what cannot says why. */
export function memberMenuItems(
  member: MemberAccess,
  { ownId, open, can, onAsk }: Omit<MemberActions, 'names'>,
): MenuItem[] {
  const text = textOf(memberActionsText);
  const words = textOf(consoleAccessText);
  const isOwn = member.userId === ownId;
  const manage: MenuItem[] = [
    {
      key: 'roles',
      label: text.changeRoles,
      shortcut: 'R',
      disabledReason: changeRefusal(member, ownId),
      onSelect: () => onAsk({ kind: 'roles', member }),
    },
    {
      key: 'grant',
      label: isOwn ? text.request : text.grant,
      disabledReason: member.isInvited ? text.notAccepted : undefined,
      onSelect: () => onAsk({ kind: 'grant', member }),
    },
  ];
  const reset: MenuItem = {
    key: 'reset',
    label: words.reset,
    disabledReason: resetRefusal(member, { ownId, open }),
    onSelect: () => onAsk({ kind: 'reset', member }),
  };
  const end: MenuItem[] = [
    { kind: 'separator', key: 'end' },
    member.isActive
      ? {
          key: 'suspend',
          label: text.suspend,
          disabledReason: endRefusal(member, ownId),
          onSelect: () => onAsk({ kind: 'suspend', member }),
        }
      : {
          key: 'reactivate',
          label: text.reactivateMenu,
          disabledReason: changeRefusal(member, ownId),
          onSelect: () => onAsk({ kind: 'reactivate', member }),
        },
    {
      key: 'remove',
      label: text.remove,
      isDanger: true,
      disabledReason: endRefusal(member, ownId),
      onSelect: () => onAsk({ kind: 'remove', member }),
    },
  ];
  return [
    ...(can('user:manage') ? manage : []),
    ...(can('user:recover') ? [reset] : []),
    ...(can('user:manage') ? end : []),
  ];
}

function resetRefusal(
  { userId, isActive, isInvited }: MemberAccess,
  { ownId, open }: { ownId: string; open: ReadonlySet<string> },
): string | undefined {
  const text = textOf(consoleAccessText);
  if (userId === ownId) return text.resetOwn;
  if (!isActive) return text.resetSuspended;
  if (isInvited) return text.resetInvited;
  return open.has(userId) ? text.resetOpen : undefined;
}
