import type { IntegrationSource } from '@waybill/contract';
import { DataTable, EmptyState, formatCount, SourceGlyph, textOf, type Column } from '@waybill/ui';
import { useMemo } from 'react';
import { useNavigator } from '../../../../../app/navigation/use-navigator.ts';
import { Age } from '../../../../../components/Age.tsx';
import { tableHeight } from '../../../../../components/table-height.ts';
import { integrationsAddress } from '../integrations-address.ts';
import { formatLag } from '../words/format-lag.ts';
import { StateBadge } from '../words/StateBadge.tsx';
import { firstIntegration, isRemoved, sourceLagSec, sourceState } from './source-facts.ts';
import { sourcesText } from './sources.text.ts';

const NONE = <span className="text-ink-3">–</span>;

/**
 * Target of a source: its integration, the form to connect it, or its data from before it was removed.
 */
function addressOf(source: IntegrationSource): string {
  const integration = firstIntegration(source);
  if (integration !== undefined) return integrationsAddress.integration(integration.integrationId);
  return isRemoved(source)
    ? `/detections?${new URLSearchParams({ source: source.name })}`
    : integrationsAddress.connect(source.sourceId);
}

function connectedColumns(): readonly Column<IntegrationSource>[] {
  const text = textOf(sourcesText);
  return [
    {
      id: 'source',
      header: text.source,
      width: 220,
      grow: 1,
      cell: (source) => (
        <span className="inline-flex min-w-0 items-center gap-2.5 font-medium">
          <SourceGlyph name={source.name} />
          <span className="truncate">{source.name}</span>
        </span>
      ),
    },
    {
      id: 'state',
      header: text.state,
      width: 160,
      cell: (source) => <StateBadge state={sourceState(source)} />,
    },
    {
      id: 'integrations',
      header: text.integrations,
      width: 115,
      align: 'end',
      priority: 1,
      cell: ({ integrations }) =>
        integrations.length === 0 ? NONE : formatCount(integrations.length),
    },
    {
      id: 'lag',
      header: text.lag,
      width: 85,
      align: 'end',
      cell: (source) => {
        const lag = sourceLagSec(source);
        return lag === null ? NONE : <span title={text.lagNote}>{formatLag(lag)}</span>;
      },
    },
    {
      id: 'events',
      header: text.events,
      width: 100,
      align: 'end',
      cell: ({ events }) => (events === 0 ? NONE : formatCount(events)),
    },
    {
      id: 'entities',
      header: text.entities,
      width: 95,
      align: 'end',
      cell: ({ entities }) => (entities === 0 ? NONE : formatCount(entities)),
    },
    {
      id: 'lastEvent',
      header: text.lastEvent,
      width: 120,
      align: 'end',
      cell: ({ lastEventAt }) => (lastEventAt === null ? NONE : <Age at={lastEventAt} />),
    },
    {
      id: 'refused',
      header: text.refused,
      width: 100,
      align: 'end',
      cell: ({ rejected }) =>
        rejected === 0 ? NONE : <span className="text-high-text">{formatCount(rejected)}</span>,
    },
  ];
}

/** Sources that bring something, what needs a person first; a row opens its integration. */
export function ConnectedTable({
  rows,
  isLoading,
}: {
  rows: readonly IntegrationSource[];
  isLoading: boolean;
}) {
  const text = textOf(sourcesText);
  const { navigate } = useNavigator();
  const columns = useMemo(() => connectedColumns(), []);
  return (
    <div style={{ height: tableHeight(isLoading ? 4 : rows.length, Infinity) }} className="flex">
      <DataTable
        label={text.connected}
        rows={rows}
        rowKey={(source) => source.sourceId}
        columns={columns}
        isLoading={isLoading}
        rowHref={addressOf}
        onOpen={(source) => navigate(addressOf(source))}
        emptyState={
          <EmptyState
            kind="nothingYet"
            title={text.nothingConnected}
            description={text.nothingConnectedNote}
          />
        }
      />
    </div>
  );
}
