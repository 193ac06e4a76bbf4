import type { Invitation, RoleInfo } from '@waybill/contract';
import { Badge, Button, Panel, textOf, toast } from '@waybill/ui';
import { useState } from 'react';
import { change } from '../../../../app/http/api.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { invitationsText } from '../../invitations.text.ts';
import { roleName } from '../../role-name.ts';
import { WithdrawDialog } from './WithdrawDialog.tsx';

export interface InvitationsPanelProps {
  invitations: readonly Invitation[];
  roles: readonly RoleInfo[];
  onChanged: () => Promise<unknown>;
}

/** Open invitations; empty if none. */
export function InvitationsPanel({ invitations, roles, onChanged }: InvitationsPanelProps) {
  const text = textOf(invitationsText);
  const [asked, setAsked] = useState<Invitation | null>(null);
  const open = invitations.filter(({ state }) => state === 'pending' || state === 'expired');
  if (open.length === 0) return null;
  return (
    <Panel title={text.titleOf(open.length)}>
      <ul aria-label={text.title} className="flex flex-col divide-y divide-line">
        {open.map((invitation) => (
          <InvitationRow
            key={invitation.invitationId}
            invitation={invitation}
            role={roleName(roles, invitation.role)}
            onChanged={onChanged}
            onWithdraw={() => setAsked(invitation)}
          />
        ))}
      </ul>
      {asked !== null && (
        <WithdrawDialog invitation={asked} onClose={() => setAsked(null)} onDone={onChanged} />
      )}
    </Panel>
  );
}

interface RowProps {
  invitation: Invitation;
  /** Its name. */
  role: string;
  onChanged: () => Promise<unknown>;
  onWithdraw: () => void;
}

function InvitationRow({ invitation, role, onChanged, onWithdraw }: RowProps) {
  const text = textOf(invitationsText);
  const { email, name, invitedBy, invitedAt } = invitation;
  const resend = useResend(invitation, onChanged);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{name === '' ? email : name}</span>
          {name !== '' && <span className="text-sm wrap-anywhere text-ink-3">{email}</span>}
          <StateBadge invitation={invitation} />
        </p>
        <p className="text-sm text-ink-3">
          {text.facts(role, invitedBy.name, localDateTime(invitedAt))} · <End of={invitation} />
        </p>
      </div>
      <div className="flex gap-2">
        <Button
          isBusy={resend.isBusy}
          aria-label={text.resendTo(email)}
          onClick={() => void resend.send()}
        >
          {text.resend}
        </Button>
        <Button aria-label={text.withdrawOf(email)} onClick={onWithdraw}>
          {text.withdraw}
        </Button>
      </div>
    </li>
  );
}

function StateBadge({ invitation: { state, sentAt } }: { invitation: Invitation }) {
  const text = textOf(invitationsText);
  if (state === 'expired') return <Badge tone="neutral">{text.expired}</Badge>;
  return sentAt === null ? (
    <Badge tone="medium">{text.notSent}</Badge>
  ) : (
    <Badge tone="accent">{text.pending}</Badge>
  );
}

function End({ of: { state, expiresAt } }: { of: Invitation }) {
  const text = textOf(invitationsText);
  const at = localDateTime(expiresAt);
  return state === 'expired' ? text.expiredAt(at) : text.expiresAt(at);
}

function useResend({ invitationId, email }: Invitation, onChanged: () => Promise<unknown>) {
  const text = textOf(invitationsText);
  const [isBusy, setIsBusy] = useState(false);
  async function send(): Promise<void> {
    setIsBusy(true);
    try {
      const params = { invitationId };
      const sent = await change('POST', '/v1/invitations/{invitationId}/resend', { params });
      if (sent !== undefined) toast({ variant: 'success', title: text.sent(email) });
    } catch (error) {
      tellFailure(error);
    }
    setIsBusy(false);
    await onChanged();
  }
  return { isBusy, send };
}
