import type { Integration, IntegrationRun } from '@waybill/contract';
import {
  Badge,
  DataTable,
  EmptyState,
  formatCount,
  Panel,
  Select,
  textOf,
  type Column,
} from '@waybill/ui';
import { useMemo, useState } from 'react';
import { useRead } from '../../../../../app/http/use-read.ts';
import { Age } from '../../../../../components/Age.tsx';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { tableHeight } from '../../../../../components/table-height.ts';
import { explainFailure } from '../words/explain-failure.ts';
import { formatLag } from '../words/format-lag.ts';
import { integrationText } from './integration.text.ts';
import { refreshMs } from './use-integration.ts';

/** How many runs are shown. */
const MOST_RUNS = 50;
/** The choice of all streams. */
const EVERY = '';

const COUNTS = ['requests', 'records', 'new', 'duplicate', 'late', 'skipped', 'rejected'] as const;

/** The runs, newest first, of one stream or of all. */
export function RunsPanel({ integration }: { integration: Integration }) {
  const text = textOf(integrationText);
  const { integrationId, streams } = integration;
  const [streamId, setStreamId] = useState(EVERY);
  const { data, error, isLoading, isValidating, mutate } = useRead(
    '/v1/integrations/{integrationId}/runs',
    { params: { integrationId }, query: { limit: MOST_RUNS, streamId: streamId || undefined } },
    { refreshInterval: refreshMs(integration), keepPreviousData: true },
  );
  const titles = useMemo(
    () => new Map(streams.map((stream) => [stream.streamId, stream.title])),
    [streams],
  );
  const columns = useMemo(() => runColumns(titles), [titles]);
  const rows = data?.items ?? [];
  return (
    <Panel
      title={text.runs}
      isFlush
      aside={
        <Select
          size="sm"
          className="w-52"
          label={text.runsOf}
          value={streamId}
          onChange={setStreamId}
          options={[
            { value: EVERY, label: text.allStreams },
            ...streams.map((stream) => ({ value: stream.streamId, label: stream.title })),
          ]}
        />
      }
    >
      {data === undefined && error !== undefined ? (
        <ErrorPanel
          error={error}
          permission="integration:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      ) : (
        <div style={{ height: tableHeight(rows.length, 10) }} className="flex">
          <DataTable
            label={text.runs}
            rows={rows}
            rowKey={(run) => run.runId}
            columns={columns}
            isLoading={isLoading}
            emptyState={
              <EmptyState kind="nothingYet" title={text.noRuns} description={text.noRunsNote} />
            }
          />
        </div>
      )}
    </Panel>
  );
}

function runColumns(titles: ReadonlyMap<string, string>): readonly Column<IntegrationRun>[] {
  const text = textOf(integrationText);
  return [
    {
      id: 'started',
      header: text.startedAt,
      width: 100,
      cell: ({ startedAt }) => <Age at={startedAt} />,
    },
    {
      id: 'stream',
      header: text.stream,
      width: 150,
      grow: 1,
      cell: ({ streamId, isBackfill }) => (
        <span className="inline-flex min-w-0 items-center gap-2">
          <span className="truncate">{titles.get(streamId) ?? streamId}</span>
          {isBackfill && <Badge>{text.isBackfill}</Badge>}
        </span>
      ),
    },
    {
      id: 'outcome',
      header: text.outcome,
      width: 190,
      grow: 1,
      cell: (run) => <Outcome run={run} />,
    },
    {
      id: 'took',
      header: text.took,
      width: 75,
      align: 'end',
      priority: 3,
      cell: ({ startedAt, endedAt }) =>
        endedAt === null ? '–' : tookWords(Date.parse(endedAt) - Date.parse(startedAt)),
    },
    ...COUNTS.map((count): Column<IntegrationRun> => ({
      id: count,
      header: text[count],
      width: 88,
      align: 'end',
      // The least informative columns are dropped first.
      ...(count === 'requests' || count === 'late' || count === 'skipped' ? { priority: 2 } : {}),
      cell: (run) =>
        run[count] === 0 ? <span className="text-ink-3">0</span> : formatCount(run[count]),
    })),
  ];
}

function tookWords(ms: number): string {
  return ms < 1000 ? textOf(integrationText).ms(formatCount(ms)) : formatLag(Math.round(ms / 1000));
}

function Outcome({ run: { endedAt, failure, detail } }: { run: IntegrationRun }) {
  const text = textOf(integrationText);
  if (endedAt === null) return <Badge tone="accent">{text.going}</Badge>;
  if (failure === null) return <span className="text-ink-2">{text.complete}</span>;
  const { title, todo } = explainFailure(failure);
  return (
    <span
      className={failure === 'cancelled' ? 'text-ink-2' : 'text-high-text'}
      title={[`${title}.`, todo, detail].filter(Boolean).join(' ')}
    >
      {title}
    </span>
  );
}
