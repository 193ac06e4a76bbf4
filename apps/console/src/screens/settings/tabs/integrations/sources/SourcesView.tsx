import type { IntegrationSource } from '@waybill/contract';
import { Button, EmptyState, Panel, Skeleton, textOf } from '@waybill/ui';
import { useMemo } from 'react';
import { useRead } from '../../../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../../../components/ErrorPanel.tsx';
import { givesWords } from '../words/gives-words.ts';
import { sourceWordsText } from '../words/source-words.text.ts';
import { ConnectedTable } from './ConnectedTable.tsx';
import {
  filterSources,
  inOrder,
  isConnected,
  needsPerson,
  type SourceFilter,
} from './source-facts.ts';
import { SourceCatalogue } from './SourceCatalogue.tsx';
import { SourceFilters } from './SourceFilters.tsx';
import { sourcesText } from './sources.text.ts';
import { useSourceFilter } from './use-source-filter.ts';

/** Polling interval in milliseconds for, and while something has just been connected. */
const REFRESH_MS = 15_000;
const SETTLING_MS = 5000;
const NO_FILTER: SourceFilter = { search: '', kind: null, isConnectedOnly: false };

/** All sources: active ones with their state, and the catalogue of the others. */
export function SourcesView() {
  const { data, error, isLoading, isValidating, mutate } = useRead('/v1/integrations', undefined, {
    refreshInterval: (latest) =>
      latest?.items.some(({ state }) => state === 'connecting' || state === 'backfilling')
        ? SETTLING_MS
        : REFRESH_MS,
  });
  const [filter, setFilter] = useSourceFilter();
  const all = useMemo(() => data?.items ?? [], [data]);
  const fitting = useMemo(() => {
    const words = textOf(sourceWordsText);
    return filterSources(all, filter, ({ kind, gives }) => [
      ...(kind === null ? [] : [words[kind]]),
      ...givesWords(gives),
    ]);
  }, [all, filter]);
  if (data === undefined && error !== undefined) {
    return (
      <Panel isFlush>
        <ErrorPanel
          error={error}
          permission="integration:read"
          isRetrying={isValidating}
          onRetry={() => void mutate()}
        />
      </Panel>
    );
  }
  return (
    <div className="flex flex-col gap-4">
      <SourceFilters sources={all} filter={filter} onChange={setFilter} />
      {data !== undefined && fitting.length === 0 ? (
        <NoMatch onAll={() => setFilter(NO_FILTER)} />
      ) : (
        <Fitting rows={fitting} all={all.length} filter={filter} isLoading={isLoading} />
      )}
    </div>
  );
}

function NoMatch({ onAll }: { onAll: () => void }) {
  const text = textOf(sourcesText);
  return (
    <Panel isFlush>
      <EmptyState
        kind="noMatch"
        title={text.noMatch}
        description={text.noMatchNote}
        actions={<Button onClick={onAll}>{text.showAll}</Button>}
      />
    </Panel>
  );
}

interface FittingProps {
  rows: readonly IntegrationSource[];
  /** How many sources there are without a filter. */
  all: number;
  filter: SourceFilter;
  isLoading: boolean;
}

/** Connected sources above available ones. A filter hides a part without matches. */
function Fitting({ rows, all, filter, isLoading }: FittingProps) {
  const text = textOf(sourcesText);
  const connected = useMemo(() => inOrder(rows.filter(isConnected)), [rows]);
  const available = rows.filter((source) => !isConnected(source));
  const isNarrowed = filter.search !== '' || filter.kind !== null;
  return (
    <>
      {(connected.length > 0 || !isNarrowed) && (
        <Panel title={text.connected} isFlush aside={<ConnectedAside rows={connected} all={all} />}>
          <ConnectedTable rows={connected} isLoading={isLoading} />
        </Panel>
      )}
      {(available.length > 0 || isLoading) && (
        <Panel
          title={text.available}
          isFlush
          aside={!isLoading && text.availableCount(available.length)}
        >
          {isLoading ? <CatalogueSkeleton /> : <SourceCatalogue sources={available} />}
        </Panel>
      )}
    </>
  );
}

function ConnectedAside({ rows, all }: { rows: Parameters<typeof inOrder>[0]; all: number }) {
  const text = textOf(sourcesText);
  const troubled = rows.filter(needsPerson).length;
  if (all === 0) return null;
  return (
    <>
      {troubled > 0 && <span className="text-high-text">{text.attention(troubled)} · </span>}
      {text.connectedCount(rows.length, all)}
    </>
  );
}

function CatalogueSkeleton() {
  return (
    <div
      aria-hidden
      className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,18rem),1fr))] gap-6 p-4"
    >
      {Array.from({ length: 9 }, (_none, index) => (
        <div key={index} className="flex gap-3">
          <Skeleton className="size-7 shrink-0" />
          <div className="flex flex-1 flex-col gap-2">
            <Skeleton className="h-4 w-28" />
            <Skeleton className="h-3 w-full" />
            <Skeleton className="h-3 w-2/3" />
          </div>
        </div>
      ))}
    </div>
  );
}
