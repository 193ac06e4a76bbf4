import type { PolicySummary } from '@waybill/contract';
import {
  Badge,
  DataTable,
  EmptyState,
  formatCount,
  PageHeader,
  SeverityBadge,
  type Column,
} from '@waybill/ui';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { useRead } from '../../app/http/use-read.ts';
import { useNavigator } from '../../app/navigation/use-navigator.ts';
import { useSessionInfo } from '../../app/session/session-context.ts';
import { ErrorPanel } from '../../components/ErrorPanel.tsx';
import { OPEN_STATUSES, ORIGIN_LABELS } from '../../components/detection/detection-labels.data.ts';

function listAddress(policyKey: string, isOpenOnly: boolean): string {
  const params = new URLSearchParams({ policy: policyKey });
  if (isOpenOnly) for (const status of OPEN_STATUSES) params.append('status', status);
  return `/detections?${params}`;
}

const COLUMNS: readonly Column<PolicySummary>[] = [
  {
    id: 'severity',
    header: 'Severity',
    width: 104,
    cell: (policy) => <SeverityBadge severity={policy.severity} />,
  },
  {
    id: 'name',
    header: 'Policy',
    width: 220,
    grow: 1,
    cell: (policy) => <span className="font-medium">{policy.name}</span>,
  },
  {
    id: 'description',
    header: 'What it looks for',
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
    header: 'Kind',
    width: 150,
    priority: 1,
    cell: (policy) => <Badge>{ORIGIN_LABELS[policy.origin]}</Badge>,
  },
  {
    id: 'version',
    header: 'Version',
    width: 80,
    align: 'end',
    priority: 3,
    cell: (policy) => policy.version,
  },
  {
    id: 'open',
    header: 'Open',
    width: 80,
    align: 'end',
    cell: (policy) => <CountLink policy={policy} count={policy.openDetections} isOpenOnly />,
  },
  {
    id: 'all',
    header: 'All',
    width: 80,
    align: 'end',
    cell: (policy) => <CountLink policy={policy} count={policy.detections} isOpenOnly={false} />,
  },
];

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
  if (count === 0) return <span className="text-ink-3">0</span>;
  return (
    <Link
      to={listAddress(policy.policyKey, isOpenOnly)}
      aria-label={`${count} ${isOpenOnly ? 'open ' : ''}detections of ${policy.name}`}
      className="text-accent underline-offset-2 hover:underline"
    >
      {formatCount(count)}
    </Link>
  );
}

/** The policies in force with what each has found. Built-in ones are shown when their flag is on. */
export function PoliciesPage() {
  const { hasFlag } = useSessionInfo();
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
          title="Policies"
          count={data === undefined ? undefined : rows.length}
          description="What raises detections. They are read-only for now; the wizard that writes them is not built yet."
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
          label="Policies"
          rows={rows}
          rowKey={(policy) => policy.policyKey}
          columns={COLUMNS}
          isLoading={isLoading}
          onOpen={(policy) => navigate(listAddress(policy.policyKey, false))}
          emptyState={
            <EmptyState
              kind="nothingYet"
              title="No policies"
              description={
                showsBuiltIn
                  ? 'No policy is in force.'
                  : 'Built-in policies are hidden: their feature flag is off.'
              }
            />
          }
        />
      )}
    </div>
  );
}
