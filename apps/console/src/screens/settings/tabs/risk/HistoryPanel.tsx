import type { RiskProposal } from '@waybill/contract';
import { Badge, Panel, textOf } from '@waybill/ui';
import { localDateTime } from '../../../../components/local-time.ts';
import { tabText } from './tab.text.ts';

/** Decided proposals, newest first. */
export function HistoryPanel({ history }: { history: readonly RiskProposal[] }) {
  const text = textOf(tabText);
  return (
    <Panel title={text.historyTitle}>
      {history.length === 0 ? (
        <p className="text-ink-3">{text.historyNone}</p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {history.map((proposal) => (
            <Decided key={proposal.proposalId} proposal={proposal} />
          ))}
        </ul>
      )}
    </Panel>
  );
}

function Decided({ proposal }: { proposal: RiskProposal }) {
  const text = textOf(tabText);
  const { state, rev, reason, proposedBy, proposedAt, decidedBy, decisionReason } = proposal;
  return (
    <li className="flex items-start justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="wrap-anywhere">{reason}</p>
        <p className="text-sm text-ink-3">
          {text.historyBy(proposedBy.name, localDateTime(proposedAt, 'short'))}
        </p>
        {decidedBy !== null && state !== 'withdrawn' && (
          <p className="text-sm wrap-anywhere text-ink-3">
            {text.historyDecided(decidedBy.name, decisionReason ?? '')}
          </p>
        )}
      </div>
      <div className="flex shrink-0 items-center gap-2">
        {rev !== null && <span className="text-sm text-ink-3">{text.historyRev(rev)}</span>}
        <Badge tone={state === 'approved' ? 'accent' : undefined}>{text[`state_${state}`]}</Badge>
      </div>
    </li>
  );
}
