import type { AccessGrant } from '@waybill/contract';
import { Badge, Button, Panel, textOf, toast } from '@waybill/ui';
import { change } from '../../../../app/http/api.ts';
import { tellFailure } from '../../../../app/http/tell-failure.ts';
import { useRead } from '../../../../app/http/use-read.ts';
import { useMissingReason, useSessionInfo } from '../../../../app/session/session-context.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { permissionNames } from '../roles/permission-groups.ts';
import { grantsText } from './grants.text.ts';

/** Permissions of single members beyond their roles; nothing where there are none. */
export function GrantsPanel({ onChanged }: { onChanged: () => Promise<unknown> }) {
  const text = textOf(grantsText);
  const { data, mutate } = useRead('/v1/access-grants');
  const shown = (data?.items ?? []).filter(
    ({ state }) => state === 'pending' || state === 'active',
  );
  if (shown.length === 0) return null;
  async function decide({ grantId }: AccessGrant, step: Step): Promise<void> {
    try {
      const params = { grantId };
      const done = await change('POST', `/v1/access-grants/{grantId}/${step}`, { params });
      if (done !== undefined) toast({ variant: 'success', title: text[DONE[step]] });
    } catch (error) {
      tellFailure(error);
    }
    await Promise.all([mutate(), onChanged()]);
  }
  return (
    <Panel title={text.title}>
      <ul aria-label={text.title} className="flex flex-col divide-y divide-line">
        {shown.map((grant) => (
          <GrantRow key={grant.grantId} grant={grant} onDecide={decide} />
        ))}
      </ul>
    </Panel>
  );
}

type Step = 'approve' | 'refuse' | 'end';
const DONE = { approve: 'approved', refuse: 'refused', end: 'ended' } as const;

interface RowProps {
  grant: AccessGrant;
  onDecide: (grant: AccessGrant, step: Step) => Promise<void>;
}

function GrantRow({ grant, onDecide }: RowProps) {
  const text = textOf(grantsText);
  const { member, permissions, reason, state, requestedBy, requestedAt } = grant;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{member.name}</span>
          <Badge tone={state === 'active' ? 'ok' : 'accent'}>
            {state === 'active' ? text.active : text.pending}
          </Badge>
        </p>
        <p className="wrap-anywhere">{permissionNames(permissions)}</p>
        <p className="text-sm wrap-anywhere text-ink-3">
          {reason} · {text.facts(requestedBy.name, localDateTime(requestedAt))}
        </p>
      </div>
      <Decisions grant={grant} onDecide={onDecide} />
    </li>
  );
}

function Decisions({ grant, onDecide }: RowProps) {
  const text = textOf(grantsText);
  const missing = useMissingReason('user:manage');
  const { user } = useSessionInfo();
  const { name, userId } = grant.member;
  if (grant.state === 'active') {
    return (
      <Button
        aria-label={text.endFor(name)}
        disabledReason={missing}
        onClick={() => void onDecide(grant, 'end')}
      >
        {text.end}
      </Button>
    );
  }
  const refused = missing ?? (userId === user.userId ? text.own : undefined);
  return (
    <div className="flex gap-2">
      <Button
        variant="primary"
        aria-label={text.approveFor(name)}
        disabledReason={refused}
        onClick={() => void onDecide(grant, 'approve')}
      >
        {text.approve}
      </Button>
      <Button
        aria-label={text.refuseFor(name)}
        disabledReason={refused}
        onClick={() => void onDecide(grant, 'refuse')}
      >
        {text.refuse}
      </Button>
    </div>
  );
}
