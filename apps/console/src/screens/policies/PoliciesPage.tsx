import { OPEN_STATUSES } from '@waybill/contract/enums';
import type { PolicySummary } from '@waybill/contract';
import {
  Badge,
  DataTable,
  EmptyState,
  formatCount,
  PageHeader,
  SeverityBadge,
  textOf,
  type Column,
} from '@waybill/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../app/http/use-read.ts';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { policiesText } from './policies.text.ts';
import { screenText } from './screen.text.ts';
import { wordOf } from '../../components/detection/word-of.ts';

type Wording = ReturnType<typeof textOf<(typeof policiesText)['english']>>;

function listAddress(policyKey: string, isOpenOnly: boolean): string {
  const params = new URLSearchParams({ policy: policyKey });
  if (isOpenOnly) for (const status of OPEN_STATUSES) params.append('status', status);
  return `/detections?${params}`;
}

/** In the page's language. */
function columnsOf(text: Wording): readonly Column<PolicySummary>[] {
  return [
    {
      id: 'severity',
      header: text.severity,
      width: 124,
      cell: (policy) => <SeverityBadge severity={policy.severity} />,
    },
    {
      id: 'name',
      header: text.policy,
      width: 300,
      grow: 1,
      cell: (policy) => (
        <span className="font-medium" title={policy.name}>
          {policy.name}
        </span>
      ),
    },
    {
      id: 'description',
      header: text.looksFor,
      width: 280,
      grow: 2,
      priority: 2,
      cell: (policy) => (
        <span className="text-ink-2" title={policy.description}>
          {policy.description}
        </span>
      ),
    },
    {
      id: 'origin',
      header: text.kind,
      width: 150,
      priority: 1,
      cell: (policy) => <Badge>{wordOf(policy.origin)}</Badge>,
    },
    {
      id: 'version',
      header: text.version,
      width: 80,
      align: 'end',
      priority: 3,
      cell: (policy) => policy.version,
    },
    {
      id: 'open',
      header: text.open,
      width: 80,
      align: 'end',
      cell: (policy) => <CountLink policy={policy} count={policy.openDetections} isOpenOnly />,
    },
    {
      id: 'all',
      header: text.all,
      width: 80,
      align: 'end',
      cell: (policy) => <CountLink policy={policy} count={policy.detections} isOpenOnly={false} />,
    },
  ];
}

/** A figure that opens the list which holds exactly that many. */
function CountLink({
  policy,
  count,
  isOpenOnly,
}: {
  policy: PolicySummary;
  count: number;
  isOpenOnly: boolean;
}) {
  const text = textOf(policiesText);
  if (count === 0) return <span className="text-ink-3">{formatCount(0)}</span>;
  return (
    <Link
      to={listAddress(policy.policyKey, isOpenOnly)}
      aria-label={(isOpenOnly ? text.openOf : text.allOf)(count, policy.name)}
      className="text-accent underline-offset-2 hover:underline"
    >
      {formatCount(count)}
    </Link>
  );
}

/** The policies in force with what each has found. Built-in ones are shown when their flag is on. */
export function PoliciesPage() {
  const { hasFlag } = useSessionInfo();
  const text = textOf(policiesText);
  const columns = useMemo(() => columnsOf(textOf(policiesText)), []);
  const { navigate } = useNavigator();
  const { data, error, isLoading, isValidating, mutate } = useRead('/v1/policies');
  const showsBuiltIn = hasFlag('internal_policies_enabled');
  const rows = useMemo(
    () =>
      (data?.items ?? []).filter(
        ({ origin }) => showsBuiltIn || origin !== 'internalDetectionPolicy',
      ),
    [data, showsBuiltIn],
  );
  return (
    <div className="flex h-full min-h-0 flex-col bg-surface">
      <div className="border-b border-line px-4 py-3.5">
        <PageHeader
          title={textOf(screenText).title}
          count={data === undefined ? undefined : rows.length}
          description={text.description}
        />
      </div>
      {data === undefined && error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="policy:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <DataTable
          label={textOf(screenText).title}
          rows={rows}
          rowKey={(policy) => policy.policyKey}
          columns={columns}
          isLoading={isLoading}
          onOpen={(policy) => navigate(listAddress(policy.policyKey, false))}
          emptyState={
            <EmptyState
              kind="nothingYet"
              title={text.none}
              description={showsBuiltIn ? text.noneInForce : text.hidden}
            />
          }
        />
      )}
    </div>
  );
}
