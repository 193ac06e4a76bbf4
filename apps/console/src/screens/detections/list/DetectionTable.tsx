import type { DetectionSummary } from '@waybill/contract';
import { DataTable, formatCount, Kbd } from '@waybill/ui';
import { useMemo, useState } from 'react';
import { SORTS, type DetectionView } from '../filter/detection-view.ts';
import type { ListActions } from '../use-list-view.ts';
import { detectionColumns } from './detection-columns.tsx';
import { EmptyList } from './EmptyList.tsx';
import { MAX_HELD_ROWS, type DetectionList } from './use-detection-list.ts';
import { useNewest } from './use-newest.ts';

export interface DetectionTableProps {
  list: DetectionList;
  view: DetectionView;
  summary: DetectionSummary | undefined;
  actions: ListActions;
  openFull: (detectionId: string) => void;
}

const KEYS = [
  { keys: ['J', 'K'], label: 'move' },
  { keys: ['↵'], label: 'open' },
  { keys: ['⇧ ↵'], label: 'full page' },
  { keys: ['?'], label: 'all keys' },
] as const;

/** The rows: keyboard, side panel, and the next page when the end comes near. */
export function DetectionTable({ list, view, summary, actions, openFull }: DetectionTableProps) {
  const [activeKey, setActiveKey] = useState<string | null>(view.selectedId);
  const newestOpenFull = useNewest(openFull);
  const columns = useMemo(
    () => detectionColumns((row) => newestOpenFull(row.detectionId)),
    [newestOpenFull],
  );
  const total = summary?.total;
  return (
    <DataTable
      label="Detections"
      rows={list.rows}
      rowKey={rowKey}
      columns={columns}
      activeKey={activeKey}
      onActiveChange={(key) => {
        setActiveKey(key);
        if (view.selectedId !== null) actions.walkTo(key);
      }}
      onOpen={(row, how) =>
        how === 'full' ? openFull(row.detectionId) : actions.openPanel(row.detectionId)
      }
      rowHref={rowHref}
      sort={{ key: view.sort, direction: 'desc' }}
      onSortChange={({ key }) => {
        const sort = SORTS.find((known) => known === key);
        if (sort !== undefined) actions.sortBy(sort);
      }}
      onEndReached={list.loadMore}
      isLoading={list.isLoading}
      isLoadingMore={list.isLoadingMore}
      total={total ?? null}
      hasPageKeys
      emptyState={<EmptyList filter={view.filter} summary={summary} actions={actions} />}
      footer={
        <>
          {KEYS.map(({ keys, label }) => (
            <span key={label} className="flex items-center gap-1.5 max-lg:hidden">
              {keys.map((key) => (
                <Kbd key={key}>{key}</Kbd>
              ))}
              {label}
            </span>
          ))}
          <span className="ml-auto">{heldText(list.rows.length, total)}</span>
        </>
      }
    />
  );
}

function rowKey(row: { detectionId: string }): string {
  return row.detectionId;
}

function rowHref(row: { detectionId: string }): string {
  return `/detections/${row.detectionId}`;
}

function heldText(held: number, total: number | undefined): string {
  if (total === undefined || held === 0) return '';
  if (held >= MAX_HELD_ROWS && total > held) {
    return `First ${formatCount(held)} of ${formatCount(total)} · narrow the filter for the rest`;
  }
  return `${formatCount(Math.min(held, total))} of ${formatCount(total)} loaded`;
}
