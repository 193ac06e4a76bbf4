import type { FlowBand, FlowFilter, FlowMap, FlowWeight } from '@waybill/contract';
import {
  DataTable,
  EmptyState,
  Flow,
  formatCount,
  formatPercent,
  Kbd,
  textOf,
  type Column,
} from '@waybill/ui';
import { useMemo, useState } from 'react';
import { useLocation } from 'react-router';
import { useRead } from '../../../app/http/use-read.ts';
import { discoveryText } from '../discovery.text.ts';
import { pairText, type FlowPair, type FlowView } from '../filter/flow-view.ts';
import { traceAddress, type FlowActions } from '../filter/use-flow-actions.ts';
import { endNames, isRealPair, pairNames, type EndName } from '../flow-ends.ts';
import { FLOW_WEIGHTS } from '../flow-vocabulary.data.ts';
import { changeOf, type FlowChange } from './flow-change.ts';
import { figureColumns } from './figure-columns.tsx';
import { TableBox } from './PagedTable.tsx';
import { DeviationMark, ReviewMark } from './ReviewMark.tsx';
import { tabsText } from './tabs.text.ts';

export interface FlowsTabProps {
  /** What is ticked, or all; undefined while it is read for the first time. */
  map: FlowMap | undefined;
  filter: FlowFilter;
  view: FlowView;
  actions: FlowActions;
}

/** A flow as its line shows it. */
interface FlowRow extends FlowBand {
  key: string;
  origin: EndName;
  destination: EndName;
  change: FlowChange | null;
}

/** The flows by rank, with what was decided on each and how it changed. */
export function FlowsTab({ map, filter, view, actions }: FlowsTabProps) {
  const text = textOf(tabsText);
  const { weight, level } = view;
  const { search } = useLocation();
  const [activeKey, setActiveKey] = useState<string | null>(null);
  const difference = useRead(
    '/v1/flows/difference',
    { query: { ...filter, level } },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const changes = difference.data;
  const rows = useMemo(() => rowsOf(map, weight, changes), [map, weight, changes]);
  const columns = useMemo(() => flowColumns(), []);
  const pairOf = new Map(rows.map((row) => [row.key, pairOfRow(row)]));
  const hidden = (map?.bands ?? []).filter((band) => !isRealPair(band));
  const hiddenEvents = hidden.reduce((sum, { figures }) => sum + figures.events, 0);
  return (
    <TableBox rows={rows.length} isLoading={map === undefined}>
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
        sort={{ key: weight, direction: 'desc' }}
        onSortChange={({ key }) => {
          const next = FLOW_WEIGHTS.find((known) => known === key);
          if (next !== undefined) actions.setWeight(next);
        }}
        hasPageKeys
        emptyState={
          <EmptyState kind="noMatch" title={text.noFlows} description={text.noFlowsHelp} />
        }
        footer={
          <>
            {rows.length > 0 && <KeyHints />}
            <span className="ml-auto flex gap-3">
              {hiddenEvents > 0 && <span>{text.inOthers(formatCount(hiddenEvents))}</span>}
              {map !== undefined && text.flowsOf(rows.length)}
            </span>
          </>
        }
      />
    </TableBox>
  );
}

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

/** The flows between named places, the largest first. */
function rowsOf(
  map: FlowMap | undefined,
  weight: FlowWeight,
  changes: Parameters<typeof changeOf>[1] | undefined,
): FlowRow[] {
  const names = endNames(map);
  return (map?.bands ?? [])
    .filter(isRealPair)
    .map((band) => ({
      ...band,
      ...pairNames(band, names),
      key: pairText(band),
      change: changes === undefined ? null : changeOf(band, changes),
    }))
    .toSorted(
      (a, b) => (b.figures[weight] ?? 0) - (a.figures[weight] ?? 0) || a.key.localeCompare(b.key),
    );
}

function flowColumns(): Column<FlowRow>[] {
  const text = textOf(tabsText);
  const [events, ...others] = figureColumns<FlowRow>({ weights: FLOW_WEIGHTS, isSortable: true });
  return [
    {
      id: 'flow',
      header: text.flow,
      width: 300,
      grow: 1,
      isFixed: true,
      cell: ({ origin, destination }) => <Flow from={origin} to={destination} />,
    },
    ...(events === undefined ? [] : [events]),
    ...others,
    {
      id: 'change',
      header: text.change,
      width: 96,
      align: 'end',
      priority: 6,
      cell: ({ change }) => <Change change={change} />,
    },
    {
      id: 'confidence',
      header: text.confidence,
      width: 84,
      align: 'end',
      priority: 7,
      cell: ({ confidence }) => (
        <span title={text.confidenceNote}>
          {confidence === null ? text.unknown : formatPercent(confidence)}
        </span>
      ),
    },
    {
      id: 'review',
      header: textOf(discoveryText).reviewState,
      width: 120,
      cell: ({ review }) => <ReviewMark state={review} />,
    },
    {
      id: 'deviations',
      header: text.deviations,
      width: 120,
      priority: 1,
      cell: ({ deviations }) => <DeviationMark deviations={deviations} />,
    },
  ];
}

function Change({ change }: { change: FlowChange | null }) {
  const text = textOf(tabsText);
  if (change === null) return <span className="text-ink-3">{text.unknown}</span>;
  return <span title={text.changeNote}>{change.words}</span>;
}
