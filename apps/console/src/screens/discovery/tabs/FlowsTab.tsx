import type { FlowBand, FlowFilter, FlowMap } from '@waybill/contract';
import { DataTable, EmptyState, formatCount, Kbd, textOf } from '@waybill/ui';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '../../../app/http/use-read.ts';
import { discoveryText } from '../discovery.text.ts';
import { pairText, type FlowPair, type FlowView } from '../filter/flow-view.ts';
import { traceAddress, type FlowActions } from '../filter/use-flow-actions.ts';
import { endNames, isRealPair, pairNames } from '../flow-ends.ts';
import { FLOW_SORTS } from '../flow-vocabulary.data.ts';
import { narrowFlows, rankedBands } from '../map/map-parts.ts';
import { changeOf, incomparable } from './flow-change.ts';
import { flowColumns, type FlowRow } from './flow-columns.tsx';
import { TableBox } from './PagedTable.tsx';
import { tabsText } from './tabs.text.ts';

export interface FlowsTabProps {
  /** The ticked part, or all; undefined during the first read. */
  map: FlowMap | undefined;
  filter: FlowFilter;
  view: FlowView;
  actions: FlowActions;
}

/** The flows by rank, with their decisions and changes. */
export function FlowsTab({ map, filter, view, actions }: FlowsTabProps) {
  const text = textOf(tabsText);
  const { sort, level } = view;
  const { search } = useLocation();
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const difference = useRead(
    '/v1/flows/difference',
    { query: { ...filter, level } },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const changes = difference.data;
  const part = useMemo(() => map && narrowFlows(map, view), [map, view]);
  const rows = useMemo(() => rowsOf(part, view, changes), [part, view, changes]);
  const range = view.filter;
  const columns = useMemo(() => flowColumns(range), [range]);
  const pairOf = new Map(rows.map((row) => [row.key, pairOfRow(row)]));
  const hidden = (part?.bands ?? []).filter((band) => !isRealPair(band));
  const hiddenEvents = hidden.reduce((sum, { figures }) => sum + figures.events, 0);
  return (
    <TableBox rows={rows.length} isLoading={map === undefined} most={MOST_IN_SIGHT}>
      <DataTable
        label={textOf(discoveryText).flowsTab}
        rows={rows}
        rowKey={keyOfRow}
        columns={columns}
        isLoading={map === undefined}
        activeKey={activeKey}
        onActiveChange={setActiveKey}
        onOpen={(row) => actions.openTrace(pairOfRow(row))}
        rowHref={(row) => traceAddress(pairOfRow(row), search)}
        selectedKeys={view.picked.map(pairText)}
        onToggleSelect={(_key, row) => actions.togglePick(pairOfRow(row))}
        onSelectMany={(keys, isSelected) =>
          actions.pick(
            keys.flatMap((key) => pairOf.get(key) ?? []),
            isSelected,
          )
        }
        sort={{ key: sort, direction: 'desc' }}
        onSortChange={({ key }) => {
          const next = FLOW_SORTS.find((known) => known === key);
          if (next !== undefined) actions.setSort(next);
        }}
        hasPageKeys
        emptyState={
          <EmptyState kind="noMatch" title={text.noFlows} description={text.noFlowsHelp} />
        }
        footer={
          <>
            {rows.length > 0 && <KeyHints />}
            <span className="ml-auto flex flex-wrap justify-end gap-x-3">
              {changes?.isComparable === false && <span>{incomparable(changes)}</span>}
              {hiddenEvents > 0 && <span>{text.inOthers(formatCount(hiddenEvents))}</span>}
              {map !== undefined && text.flowsOf(rows.length)}
            </span>
          </>
        }
      />
    </TableBox>
  );
}

/** Few flows scroll with the page; hundreds, with every place on its own, in their own table. */
const MOST_IN_SIGHT = 60;

function KeyHints() {
  const text = textOf(tabsText);
  return [
    { keys: ['J', 'K'], says: text.moveKey },
    { keys: ['X'], says: text.chooseKey },
    { keys: ['↵'], says: text.traceKey },
  ].map(({ keys, says }) => (
    <span key={says} className="flex items-center gap-1.5 max-lg:hidden">
      {keys.map((key) => (
        <Kbd key={key}>{key}</Kbd>
      ))}
      {says}
    </span>
  ));
}

const keyOfRow = ({ key }: FlowRow): string => key;
const pairOfRow = ({ originId, destinationId }: FlowRow): FlowPair => ({ originId, destinationId });

/** The flows between named places, those of the map in the requested order. */
function rowsOf(
  map: FlowMap | undefined,
  { sort }: Pick<FlowView, 'sort'>,
  changes: Parameters<typeof changeOf>[1] | undefined,
): FlowRow[] {
  const names = endNames(map);
  const bands: FlowBand[] = rankedBands(map?.bands ?? [], sort).filter(isRealPair);
  return bands.map((band) => ({
    ...band,
    ...pairNames(band, names),
    key: pairText(band),
    change: changes === undefined ? null : changeOf(band, changes),
  }));
}
