import type { FactorReset } from '@waybill/contract';
import { Badge, Button, textOf } from '@waybill/ui';
import { useSessionInfo } from '../../../../app/session/session-context.ts';
import { localDateTime } from '../../../../components/local-time.ts';
import { consoleAccessText } from '../../console-access.text.ts';
import type { Decision } from './DecisionDialog.tsx';

export interface ResetRowProps {
  reset: FactorReset;
  onAsk: (reset: FactorReset, decision: Decision) => void;
}

/** One request: for whom, why, by whom, and the available actions. */
export function ResetRow({ reset, onAsk }: ResetRowProps) {
  const text = textOf(consoleAccessText);
  const { member, reason, state, requestedBy, requestedAt, expiresAt } = reset;
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-0 flex-1 basis-64">
        <p className="flex flex-wrap items-center gap-2">
          <span className="font-medium wrap-anywhere">{member.name}</span>
          <Badge tone={toneOf(state)}>{text[`state_${state}`]}</Badge>
        </p>
        <p className="wrap-anywhere">{reason}</p>
        <p className="text-sm text-ink-3">
          {text.requestedBy(requestedBy.name, localDateTime(requestedAt))}
          {state === 'pending' && ` · ${text.expires(localDateTime(expiresAt))}`}
        </p>
        <Decided reset={reset} />
      </div>
      <Decisions reset={reset} onAsk={onAsk} />
    </li>
  );
}

function Decided({
  reset: { state, decidedBy, decidedAt, decisionReason },
}: {
  reset: FactorReset;
}) {
  const text = textOf(consoleAccessText);
  if (decidedBy === null || decidedAt === null) return null;
  return (
    <p className="text-sm wrap-anywhere text-ink-3">
      {text.decidedBy(decidedBy.name, localDateTime(decidedAt))}
      {decisionReason !== null && `: ${decisionReason}`}
      {state === 'approved' && ` · ${text.retryAbout}`}
    </p>
  );
}

function Decisions({ reset, onAsk }: ResetRowProps) {
  const text = textOf(consoleAccessText);
  const { user } = useSessionInfo();
  const { member, state, requestedBy, decidedBy } = reset;
  if (state === 'approved') {
    const refused = decidedBy?.userId === user.userId ? undefined : text.otherApproved;
    return (
      <Button
        aria-label={text.retryFor(member.name)}
        disabledReason={refused}
        onClick={() => onAsk(reset, 'approve')}
      >
        {text.retry}
      </Button>
    );
  }
  if (state !== 'pending') return null;
  const isOwn = requestedBy.userId === user.userId;
  const concerned = member.userId === user.userId ? text.ownAccount : undefined;
  return (
    <div className="flex gap-2">
      <Button
        variant="primary"
        aria-label={text.approveFor(member.name)}
        disabledReason={concerned ?? (isOwn ? text.ownRequest : undefined)}
        onClick={() => onAsk(reset, 'approve')}
      >
        {text.approve}
      </Button>
      <Button
        aria-label={isOwn ? text.withdrawFor(member.name) : text.refuseFor(member.name)}
        disabledReason={concerned}
        onClick={() => onAsk(reset, isOwn ? 'withdraw' : 'refuse')}
      >
        {isOwn ? text.withdraw : text.refuse}
      </Button>
    </div>
  );
}

function toneOf(state: FactorReset['state']): 'accent' | 'ok' | 'neutral' {
  if (state === 'pending' || state === 'approved') return 'accent';
  return state === 'done' ? 'ok' : 'neutral';
}
