import type { LineageEdge, LineageVersion } from '@waybill/contract';
import {
  DataTable,
  EmptyState,
  formatPercent,
  SeverityGlyph,
  textOf,
  type Column,
  type TableSort,
} from '@waybill/ui';
import { useMemo, useState } from 'react';
import { localDateTime } from '../../../../components/local-time.ts';
import { severityOf } from '../graph/link-look.ts';
import { actWord, lossWord, versionLabel } from '../graph/node-words.ts';
import type { DrawnTrace } from '../state/use-drawn-trace.ts';
import { traceText } from '../trace.text.ts';
import { traceTableText } from './table.text.ts';
import { sortedSteps, type StepRow } from './sorted-steps.ts';

export interface TraceTableProps {
  drawn: DrawnTrace;
  selectedId: string | null;
  onSelect: (id: string) => void;
}

/** The steps of the drawing as rows: the same data, accessible and sortable. */
export function TraceTable({ drawn, selectedId, onSelect }: TraceTableProps) {
  const text = textOf(traceTableText);
  const [sort, setSort] = useState<TableSort>({ key: 'time', direction: 'asc' });
  const rows = useMemo(() => {
    const nameOf = (id: string): string => labelOf(drawn.shown.versions.get(id)?.version, id);
    const named = drawn.edges.map((edge): StepRow => {
      const names = { from: nameOf(edge.from), to: nameOf(edge.to), action: actWord(edge) };
      return { edge, ...names };
    });
    return sortedSteps(named, sort);
  }, [drawn, sort]);
  const hasLost = drawn.edges.some(({ lost }) => lost.length > 0);
  const columns = useMemo(() => stepColumns(hasLost), [hasLost]);
  return (
    <DataTable
      label={text.label}
      rows={rows}
      rowKey={({ edge }) => edge.edgeId}
      columns={columns}
      activeKey={selectedId}
      onOpen={({ edge }) => onSelect(edge.edgeId)}
      sort={sort}
      onSortChange={setSort}
      emptyState={<EmptyState kind="nothingYet" title={text.none} />}
      hasPageKeys
    />
  );
}

function labelOf(version: LineageVersion | undefined, id: string): string {
  return version === undefined ? id : versionLabel(version);
}

/** @param hasLost records are missing in some step. */
function stepColumns(hasLost: boolean): Column<StepRow>[] {
  const text = textOf(traceTableText);
  const words = textOf(traceText);
  return [
    {
      id: 'time',
      header: text.time,
      cell: ({ edge }) => <time dateTime={edge.at}>{localDateTime(edge.at)}</time>,
      width: 112,
      sortKey: 'time',
      isFixed: true,
    },
    {
      id: 'action',
      header: text.action,
      cell: ({ action }) => <span className="truncate font-medium">{action}</span>,
      width: 110,
      sortKey: 'action',
      isFixed: true,
    },
    { id: 'from', header: text.from, cell: File('from'), width: 150, grow: 2, sortKey: 'from' },
    { id: 'to', header: text.to, cell: File('to'), width: 150, grow: 2, sortKey: 'to' },
    {
      id: 'person',
      header: text.person,
      cell: ({ edge }) => <Cut text={personName(edge)} />,
      width: 120,
      grow: 1,
      sortKey: 'person',
      priority: 2,
    },
    {
      id: 'became',
      header: text.became,
      cell: ({ edge }) => <Cut text={words[`edge_${edge.kind}`]} />,
      width: 120,
      priority: 4,
    },
    {
      id: 'method',
      header: text.method,
      cell: ({ edge }) => <Cut text={words[`method_${edge.method}`]} />,
      width: 150,
      grow: 1,
      priority: 3,
    },
    {
      id: 'confidence',
      header: text.confidence,
      cell: ({ edge }) => formatPercent(edge.confidence),
      width: 124,
      sortKey: 'confidence',
    },
    {
      id: 'detections',
      header: text.detections,
      cell: ({ edge }) => <Fired edge={edge} />,
      width: 132,
      sortKey: 'detections',
      priority: 1,
    },
    ...(hasLost
      ? [
          {
            id: 'lost',
            header: text.lost,
            cell: ({ edge }: StepRow) => <Cut text={edge.lost.map(lossWord).join('; ')} />,
            width: 150,
            grow: 1,
          },
        ]
      : []),
  ];
}

function File(end: 'from' | 'to') {
  return function FileCell(row: StepRow) {
    return (
      <span data-cut={row[end]} className="block truncate font-mono text-sm">
        {row[end]}
      </span>
    );
  };
}

function Cut({ text }: { text: string }) {
  return (
    <span data-cut={text} className="block truncate">
      {text}
    </span>
  );
}

function personName({ person }: LineageEdge): string {
  return person === null ? '' : (person.name ?? person.key);
}

function Fired({ edge }: { edge: LineageEdge }) {
  const severity = severityOf([edge]);
  if (severity === null) return null;
  return (
    <span className="inline-flex items-center gap-1.5">
      <SeverityGlyph severity={severity} isNamed />
      {textOf(traceText).fired(edge.detections.length)}
    </span>
  );
}
