import type { DetectionFilter, DetectionListItem, DetectionSummary } from '@waybill/contract';
import { DataTable, Kbd, textOf, type Column, type TableLayout } from '@waybill/ui';
import { detectionsText } from '../detections.text.ts';
import { SORTS, queryOf, type DetectionView, type ListKey } from '../filter/detection-view.ts';
import type { ListActions } from '../use-list-view.ts';
import { cellActions, meaningsOf, type CellNames } from './cell-filters.tsx';
import { EmptyList } from './EmptyList.tsx';
import type { ListSelection } from './use-list-selection.ts';
import type { RowShape } from './row-shape.ts';
import { withCellFilter } from './with-cell-filter.ts';
import { MAX_HELD_ROWS, type DetectionList } from './use-detection-list.ts';

export interface DetectionTableProps {
  list: DetectionList;
  view: DetectionView;
  /** The filters, including the choice of destinations that is not in the address. */
  filter: DetectionFilter;
  summary: DetectionSummary | undefined;
  actions: ListActions;
  openFull: (detectionId: string) => void;
  columns: readonly Column<DetectionListItem>[];
  names: CellNames;
  layout: TableLayout;
  shape: RowShape;
  onLayoutChange: (layout: TableLayout) => void;
  selection: ListSelection;
  activeKey: string | null;
  onActiveChange: (key: string) => void;
  /** The layout is loaded: until then nothing is rendered that would move. */
  isLayoutReady: boolean;
}

const KEYS = [
  { keys: ['J', 'K'], says: 'move' },
  { keys: ['↵'], says: 'open' },
  { keys: ['A'], says: 'takeKey' },
  { keys: ['E'], says: 'closeKey' },
  { keys: ['.'], says: 'rowActions' },
  { keys: ['?'], says: 'allKeys' },
] as const;

const NO_ROWS: readonly DetectionListItem[] = [];

/** The rows: keyboard, side panel, and loading the next page near the end. */
export function DetectionTable(props: DetectionTableProps) {
  const { list, view, filter, summary, actions, openFull, names, isLayoutReady } = props;
  const { selection } = props;
  const isPhone = props.shape.kind === 'phone';
  const text = textOf(detectionsText);
  const total = summary?.total;
  const rows = isLayoutReady ? list.rows : NO_ROWS;
  const filterBy = (key: ListKey, value: string, isNegated: boolean) =>
    actions.setFilters(withCellFilter(queryOf(view.filter).filters, { key, value, isNegated }));
  return (
    <DataTable
      label={text.title}
      rows={rows}
      rowKey={rowKey}
      columns={props.columns}
      layout={props.layout}
      onLayoutChange={props.onLayoutChange}
      activeKey={props.activeKey}
      onActiveChange={props.onActiveChange}
      selectedKeys={selection.keys}
      // On a phone the row has the room of its boxes.
      onToggleSelect={isPhone ? undefined : selection.toggle}
      onSelectMany={isPhone ? undefined : selection.setMany}
      onOpen={(row, how) =>
        how === 'full' ? openFull(row.detectionId) : actions.openPanel(row.detectionId)
      }
      rowHref={rowHref}
      sort={{ key: view.sort, direction: view.sort === 'due' ? 'asc' : 'desc' }}
      onSortChange={({ key }) => {
        const sort = SORTS.find((known) => known === key);
        if (sort !== undefined) actions.sortBy(sort);
      }}
      onEndReached={list.loadMore}
      isLoading={list.isLoading || !isLayoutReady}
      isLoadingMore={list.isLoadingMore}
      total={total ?? null}
      hasPageKeys
      rowHeight={props.shape.height}
      cellActions={(row, columnId) => cellActions(meaningsOf(row, columnId, names), filterBy)}
      emptyState={<EmptyList filter={filter} summary={summary} actions={actions} />}
      footer={
        <>
          {rows.length > 0 && <KeyHints />}
          <span className="ml-auto">{heldText(rows.length, total)}</span>
        </>
      }
    />
  );
}

function KeyHints() {
  const text = textOf(detectionsText);
  return KEYS.map(({ keys, says }) => (
    <span key={says} className="flex items-center gap-1.5 max-lg:hidden">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {text[says]}
    </span>
  ));
}

function rowKey(row: { detectionId: string }): string {
  return row.detectionId;
}

function rowHref(row: { detectionId: string }): string {
  return `/detections/${row.detectionId}`;
}

function heldText(held: number, total: number | undefined): string {
  const text = textOf(detectionsText);
  if (total === undefined || held === 0) return '';
  return held >= MAX_HELD_ROWS && total > held
    ? text.firstOf(held, total)
    : text.loadedOf(Math.min(held, total), total);
}
