import type { TrustCandidate, TrustVerdictValue } from '@waybill/contract';
import { Badge, Button, EmptyState, Panel, SkeletonRows, textOf } from '@waybill/ui';
import { useRead } from '../../../../app/http/use-read.ts';
import { useMissingReason } from '../../../../app/session/session-context.ts';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { tabText } from './tab.text.ts';

const SHOWN = 20;
const HOSTS_SHOWN = 3;

export interface CandidatesPanelProps {
  search: string;
  onDecide: (verdict: TrustVerdictValue, candidate: TrustCandidate) => void;
}

/** Services of the catalogue and destinations of own events, each a press away from a rule. */
export function CandidatesPanel({ search, onDecide }: CandidatesPanelProps) {
  const text = textOf(tabText);
  const query = search === '' ? { limit: SHOWN } : { limit: SHOWN, search };
  const { data, error, isValidating, mutate } = useRead(
    '/v1/trust-rules/candidates',
    { query },
    { keepPreviousData: true },
  );
  return (
    <Panel title={text.catalog} aside={text.catalogHelp} isFlush>
      {data === undefined && error !== undefined && (
        <ErrorPanel
          error={error}
          permission="setting:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      )}
      {data === undefined && error === undefined && (
        <div className="p-4">
          <SkeletonRows rows={6} columns={3} />
        </div>
      )}
      {data?.items.length === 0 && (
        <EmptyState
          kind="noMatch"
          title={text.noCandidates(search)}
          description={text.noCandidatesHelp}
        />
      )}
      <ul className="divide-y divide-line">
        {data?.items.map((candidate) => (
          <Candidate
            key={`${candidate.kind} ${candidate.value}`}
            candidate={candidate}
            onDecide={onDecide}
          />
        ))}
      </ul>
    </Panel>
  );
}

function Candidate({
  candidate,
  onDecide,
}: Pick<CandidatesPanelProps, 'onDecide'> & { candidate: TrustCandidate }) {
  const text = textOf(tabText);
  const missing = useMissingReason('flow:review');
  const { value, hosts, hits, verdict } = candidate;
  const others = hosts.filter((host) => host !== value).slice(0, HOSTS_SHOWN);
  return (
    <li className="flex min-h-11 items-center gap-3 px-4 py-1.5">
      <span className="min-w-0 flex-1 truncate">
        <span className="font-medium">{value}</span>{' '}
        <span className="text-sm text-ink-3">{others.join(', ')}</span>
      </span>
      <span className="hidden w-32 shrink-0 text-right text-sm text-ink-3 tabular-nums sm:block">
        {hits === 0 ? text.noEvents : text.eventsOf(hits)}
      </span>
      <span className="flex w-44 shrink-0 justify-end gap-2">
        {verdict === null ? (
          <>
            <Button
              size="sm"
              aria-label={text.sanctionOf(value)}
              disabledReason={missing}
              onClick={() => onDecide('sanctioned', candidate)}
            >
              {text.sanction}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              aria-label={text.forbidOf(value)}
              disabledReason={missing}
              onClick={() => onDecide('forbidden', candidate)}
            >
              {text.forbid}
            </Button>
          </>
        ) : (
          <Badge tone={verdict === 'sanctioned' ? 'ok' : 'critical'}>{text[verdict]}</Badge>
        )}
      </span>
    </li>
  );
}
