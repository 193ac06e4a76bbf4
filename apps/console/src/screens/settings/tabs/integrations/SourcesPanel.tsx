import type { IntegrationSource } from '@waybill/contract';
import { Badge, DataTable, formatCount, Panel, SourceGlyph, type Column } from '@waybill/ui';
import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import type { ResponseOf } from '../../../../app/http/routes-type.ts';
import { Age } from '../../../../components/Age.tsx';
import { ErrorPanel } from '../../../../components/ErrorPanel.tsx';
import { tableHeight } from '../../../../components/table-height.ts';

const NEVER = <span className="text-ink-3">–</span>;

const COLUMNS: readonly Column<IntegrationSource>[] = [
  {
    id: 'name',
    header: 'Source',
    width: 220,
    grow: 1,
    cell: (source) => (
      <span className="inline-flex items-center gap-2.5 font-medium">
        <SourceGlyph name={source.name} />
        {source.name}
      </span>
    ),
  },
  {
    id: 'state',
    header: 'State',
    width: 170,
    cell: (source) =>
      !source.hasConnector ? (
        <span className="text-ink-3">No connector yet</span>
      ) : source.events > 0 ? (
        <Badge tone="ok">Receiving</Badge>
      ) : (
        <Badge>Ready</Badge>
      ),
  },
  {
    id: 'events',
    header: 'Events',
    width: 110,
    align: 'end',
    cell: (source) => (source.events === 0 ? NEVER : formatCount(source.events)),
  },
  {
    id: 'lastEvent',
    header: 'Last event',
    width: 120,
    align: 'end',
    cell: (source) => (source.lastEventAt === null ? NEVER : <Age at={source.lastEventAt} />),
  },
  {
    id: 'lastIngested',
    header: 'Last received',
    width: 120,
    align: 'end',
    priority: 1,
    cell: (source) => (source.lastIngestedAt === null ? NEVER : <Age at={source.lastIngestedAt} />),
  },
  {
    id: 'rejected',
    header: 'Refused',
    width: 100,
    align: 'end',
    cell: (source) =>
      source.rejected === 0 ? (
        NEVER
      ) : (
        <span className="text-high-text">{formatCount(source.rejected)}</span>
      ),
  },
];

/** Sources that send, then those that could, then those without a connector. */
function inOrder(sources: readonly IntegrationSource[]): IntegrationSource[] {
  const rank = ({ events, hasConnector }: IntegrationSource) =>
    events > 0 ? 0 : hasConnector ? 1 : 2;
  return sources.toSorted(
    (a, b) => rank(a) - rank(b) || b.events - a.events || a.name.localeCompare(b.name),
  );
}

export function SourcesPanel({
  sources,
}: {
  sources: SWRResponse<ResponseOf<'/v1/integrations'>>;
}) {
  const { data, error, isLoading, isValidating, mutate } = sources;
  const rows = useMemo(() => inOrder(data?.items ?? []), [data]);
  const readable = rows.filter(({ hasConnector }) => hasConnector).length;
  return (
    <Panel
      title="Sources"
      isFlush
      aside={data && `${readable} of ${rows.length} can be read today`}
    >
      {data === undefined && error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="integration:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <div
          style={{ height: tableHeight(data === undefined ? 12 : rows.length, 14) }}
          className="flex"
        >
          <DataTable
            label="Sources"
            rows={rows}
            rowKey={(source) => source.sourceId}
            columns={COLUMNS}
            isLoading={isLoading}
          />
        </div>
      )}
    </Panel>
  );
}
