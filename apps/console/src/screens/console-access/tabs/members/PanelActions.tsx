import type { MemberAccess } from '@waybill/contract';
import { Button, textOf } from '@waybill/ui';
import { useMissingReason, useSessionInfo } from '../../../../app/session/session-context.ts';
import { memberActionsText } from './member-actions.text.ts';
import { changeRefusal, endRefusal } from './member-refusals.ts';
import type { AskedChange } from './MemberDialogs.tsx';

export interface PanelActionsProps {
  member: MemberAccess;
  onAsk: (change: AskedChange) => void;
}

/** The buttons under a member’s details. */
export function PanelActions({ member, onAsk }: PanelActionsProps) {
  const text = textOf(memberActionsText);
  const missing = useMissingReason('user:manage');
  const { user } = useSessionInfo();
  return (
    <div className="flex w-full justify-between gap-2">
      <Button
        disabledReason={missing ?? changeRefusal(member, user.userId)}
        onClick={() => onAsk({ kind: 'roles', member })}
      >
        {text.changeRoles}
      </Button>
      {member.isActive ? (
        <Button
          disabledReason={missing ?? endRefusal(member, user.userId)}
          onClick={() => onAsk({ kind: 'suspend', member })}
        >
          {text.suspend}
        </Button>
      ) : (
        <Button
          disabledReason={missing ?? changeRefusal(member, user.userId)}
          onClick={() => onAsk({ kind: 'reactivate', member })}
        >
          {text.reactivateMenu}
        </Button>
      )}
    </div>
  );
}
