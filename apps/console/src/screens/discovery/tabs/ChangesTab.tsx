import type { FlowFilter } from '@waybill/contract';
import {
  DataTable,
  EmptyState,
  Flow,
  formatCount,
  Segmented,
  textOf,
  type Column,
} from '@waybill/ui';
import { useMemo, useState } from 'react';
import { useRead } from '../../../app/http/use-read.ts';
import { ErrorPanel } from '../../../components/ErrorPanel.tsx';
import { localDateTime } from '../../../components/local-time.ts';
import type { FlowLevel } from '../filter/flow-view.ts';
import { discoveryText } from '../discovery.text.ts';
import type { FlowActions } from '../filter/use-flow-actions.ts';
import { endName, isRealPair } from '../flow-ends.ts';
import { changeWords, incomparable, type DifferentFlow } from './flow-change.ts';
import { TableBox } from './PagedTable.tsx';
import { tabsText } from './tabs.text.ts';

const KINDS = ['appeared', 'vanished', 'grew', 'shrank'] as const;

export interface ChangesTabProps {
  filter: FlowFilter;
  level: FlowLevel;
  actions: FlowActions;
}

/** Appeared, vanished, increased or decreased compared with the previous period of the same length. */
export function ChangesTab({ filter, level, actions }: ChangesTabProps) {
  const text = textOf(tabsText);
  const [kinds, setKinds] = useState<readonly string[]>([]);
  const { data, error, isValidating, mutate } = useRead(
    '/v1/flows/difference',
    { query: { ...filter, level } },
    { keepPreviousData: true, revalidateOnFocus: false },
  );
  const columns = useMemo(() => changeColumns(), []);
  const rows = useMemo(
    () =>
      (data?.items ?? [])
        .filter(({ change }) => kinds.length === 0 || kinds.includes(change))
        .toSorted((a, b) => differenceOf(b) - differenceOf(a)),
    [data, kinds],
  );
  if (error !== undefined && data === undefined) {
    return (
      <ErrorPanel
        error={error}
        permission="activity:read"
        isRetrying={isValidating}
        onRetry={() => void mutate()}
      />
    );
  }
  if (data?.isComparable === false) {
    return (
      <EmptyState kind="noMatch" title={text.incomparableTitle} description={incomparable(data)} />
    );
  }
  const countOf = (kind: string) => data?.items.filter(({ change }) => change === kind).length;
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 px-4 py-3">
        <Segmented
          label={text.whichChanges}
          activeKeys={kinds}
          onToggle={(key) =>
            setKinds(kinds.includes(key) ? kinds.filter((one) => one !== key) : [...kinds, key])
          }
          items={KINDS.map((key) => ({ key, label: text[key], count: countOf(key) }))}
        />
        {data !== undefined && (
          <p className="text-sm text-ink-3">
            {text.comparedWith(localDateTime(data.previousFrom), localDateTime(data.from))}
            {data.unchanged > 0 && ` · ${text.unchanged(data.unchanged)}`}
            {data.omitted > 0 && ` · ${text.omitted(data.omitted)}`}
          </p>
        )}
      </div>
      <div className="border-t border-line">
        <TableBox rows={rows.length} isLoading={data === undefined}>
          <DataTable
            label={textOf(discoveryText).changesTab}
            rows={rows}
            rowKey={({ origin, destination }) => `${origin.id}~${destination.id}`}
            columns={columns}
            isLoading={data === undefined}
            onOpen={({ origin, destination }) => {
              const pair = { originId: origin.id, destinationId: destination.id };
              if (isRealPair(pair)) actions.openTrace(pair);
            }}
            hasPageKeys
            emptyState={
              <EmptyState kind="noMatch" title={text.noChanges} description={text.noChangesHelp} />
            }
          />
        </TableBox>
      </div>
    </>
  );
}

const differenceOf = ({ now, before }: DifferentFlow): number =>
  Math.abs(now.events - before.events);

function changeColumns(): Column<DifferentFlow>[] {
  const text = textOf(tabsText);
  return [
    {
      id: 'flow',
      header: text.flow,
      width: 320,
      grow: 1,
      isFixed: true,
      cell: ({ origin, destination }) => (
        <Flow from={endName(origin, 'source')} to={endName(destination, 'target')} />
      ),
    },
    { id: 'kind', header: text.change, width: 120, cell: ({ change }) => text[change] },
    {
      id: 'before',
      header: text.before,
      width: 100,
      align: 'end',
      cell: ({ before }) => formatCount(before.events),
    },
    {
      id: 'now',
      header: text.now,
      width: 100,
      align: 'end',
      cell: ({ now }) => formatCount(now.events),
    },
    {
      id: 'difference',
      header: text.difference,
      width: 120,
      align: 'end',
      cell: (row) =>
        row.change === 'appeared' || row.change === 'vanished' ? null : changeWords(row),
    },
    {
      id: 'sensitive',
      header: text.sensitiveShare,
      width: 110,
      align: 'end',
      priority: 1,
      cell: ({ now }) => formatCount(now.sensitive),
    },
  ];
}
