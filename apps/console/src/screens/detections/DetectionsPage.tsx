import { useDeferredValue, useEffect, useEffectEvent, useMemo } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { readPath } from '../../app/http/build-path.ts';
import { useRead } from '../../app/http/use-read.ts';
import { DetectionPeek } from '../../components/detection/DetectionPeek.tsx';
import { trailAround } from '../../components/detection/detection-trail.ts';
import { hasFilters, parseDetectionView } from './filter/detection-view.ts';
import { FacetPanel } from './filter/FacetPanel.tsx';
import { FilterLine } from './filter/FilterLine.tsx';
import { ListHeader } from './ListHeader.tsx';
import { DetectionHistogram } from './list/DetectionHistogram.tsx';
import { ListBody } from './list/ListBody.tsx';
import { useDetectionList } from './list/use-detection-list.ts';
import { useListView } from './use-list-view.ts';
import { useNewCount } from './list/use-new-count.ts';

/** Milliseconds between two looks at the summary; only figures change, rows stay. */
const SUMMARY_POLL_MS = 15_000;

/** The list of detections: filters, figures and rows, all of them following the address. */
export function DetectionsPage() {
  const [params] = useSearchParams();
  const { pathname, search } = useLocation();
  const view = useMemo(() => parseDetectionView(params), [params]);
  const { filter, sort, selectedId } = view;
  const actions = useListView();

  const summaryKey = readPath('/v1/detections/summary', { query: filter });
  const summary = useRead(
    '/v1/detections/summary',
    { query: filter },
    { refreshInterval: SUMMARY_POLL_MS, keepPreviousData: true },
  );
  const list = useDetectionList(filter, sort);
  const total = summary.data?.total;
  const { newCount, reset } = useNewCount(summaryKey, summary.isLoading ? undefined : total);
  // The panel may lag a frame behind the keys that walk through the list.
  const shownId = useDeferredValue(selectedId);
  const ids = useMemo(() => list.rows.map((row) => row.detectionId), [list.rows]);
  const openFull = (detectionId: string) =>
    actions.openFull(detectionId, trailAround(ids, detectionId, `${pathname}${search}`));

  async function refresh(): Promise<void> {
    reset();
    await Promise.all([list.refresh(), summary.mutate()]);
  }

  // An empty list has no rows that could shift: it fills, and empties, by itself.
  const isSettled = !list.isLoading && !summary.isLoading && list.error === undefined;
  const isOutOfStep =
    isSettled &&
    total !== undefined &&
    (list.rows.length === 0 ? total > 0 : total === 0 && !hasFilters(filter));
  const catchUp = useEffectEvent(() => void refresh());
  useEffect(() => {
    if (isOutOfStep) catchUp();
  }, [isOutOfStep, total]);

  return (
    <div className="flex h-full min-h-0 bg-surface">
      <div className="flex min-w-0 flex-1 flex-col">
        <ListHeader filter={filter} total={total} actions={actions} />
        <FilterLine view={view} summary={summary.data} actions={actions} />
        <DetectionHistogram summary={summary} filter={filter} actions={actions} />
        <div className="flex min-h-0 flex-1 border-t border-line">
          <FacetPanel
            summary={summary.data}
            filter={filter}
            actions={actions}
            hasPanel={selectedId !== null}
          />
          <ListBody
            list={list}
            view={view}
            summary={summary.data}
            actions={actions}
            openFull={openFull}
            newCount={newCount}
            onRefresh={() => void refresh()}
          />
        </div>
      </div>
      {shownId !== null && (
        <DetectionPeek
          detectionId={shownId}
          onClose={actions.closePanel}
          onOpenFull={() => openFull(shownId)}
        />
      )}
    </div>
  );
}
