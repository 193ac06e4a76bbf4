import type { DetectionListItem } from '@waybill/contract';
import {
  Avatar,
  Badge,
  formatCount,
  SourceGlyph,
  StatusBadge,
  textOf,
  type Column,
} from '@waybill/ui';
import { Age } from '../../../components/Age.tsx';
import { wordOf } from '../../../components/detection/word-of.ts';
import { detectionsText } from '../detections.text.ts';
import type { CellNames } from './cell-filters.tsx';
import { DataTypesCell } from './DataTypesCell.tsx';
import {
  DueCell,
  FlowCell,
  LastSeenCell,
  PersonCell,
  PhoneRow,
  SeverityCell,
  TitleCell,
} from './RowCells.tsx';
import type { RowShape } from './row-shape.ts';

const ABSENT = <span className="text-ink-3">–</span>;

export interface ColumnNeeds extends CellNames {
  openFull: (row: DetectionListItem) => void;
  /** The object has its own column, so the title leaves it out. */
  hasObjectColumn: boolean;
  shape: RowShape;
}

type Columns = Column<DetectionListItem>[];

/** Columns of the list. The least important are hidden first on narrow pages; some are optional. */
export function detectionColumns(needs: ColumnNeeds): Columns {
  if (needs.shape.kind === 'phone') return [phoneColumn(needs)];
  return [...leadColumns(needs), ...wordColumns(needs), ...countColumns(needs)];
}

/** On a phone the row is one cell of two lines. */
function phoneColumn({ openFull }: ColumnNeeds): Columns[number] {
  return {
    id: 'detection',
    header: textOf(detectionsText).detection,
    width: 260,
    grow: 1,
    isFixed: true,
    cell: (row) => <PhoneRow row={row} openFull={openFull} />,
  };
}

function leadColumns({ openFull, hasObjectColumn, shape }: ColumnNeeds): Columns {
  const text = textOf(detectionsText);
  const { isTight, hasPeek, lines } = shape;
  const hasObject = !hasObjectColumn && (lines === 2 || !isTight);
  return [
    {
      id: 'severity',
      header: text.severity,
      width: 112,
      sortKey: 'severity',
      sortOnly: 'desc',
      isFixed: true,
      cell: (row) => <SeverityCell row={row} />,
    },
    {
      id: 'detection',
      header: hasObject ? text.detectionAndObject : text.detection,
      width: isTight ? 300 : 400,
      minWidth: isTight ? 200 : 364,
      grow: 4,
      isFixed: true,
      cell: (row) => (
        <TitleCell row={row} openFull={openFull} hasObject={hasObject} lines={lines} />
      ),
    },
    {
      id: 'object',
      header: text.object,
      width: 180,
      grow: 1,
      isOptional: true,
      cell: ({ object }) =>
        object === null ? (
          ABSENT
        ) : (
          <span title={object.name} className="font-mono text-sm text-ink-2">
            {object.name}
          </span>
        ),
    },
    {
      id: 'person',
      header: text.person,
      width: isTight ? 124 : 148,
      grow: 1,
      priority: 1,
      cell: (row) => <PersonCell row={row} lines={lines} />,
    },
    {
      id: 'flow',
      header: text.flow,
      // Next to a panel it would be too narrow, and is hidden.
      width: isTight && !hasPeek ? 192 : 208,
      grow: 2,
      priority: 2,
      cell: (row) => <FlowCell row={row} lines={lines} />,
    },
  ];
}

function wordColumns({ policyNames, typeNames, shape }: ColumnNeeds): Columns {
  const text = textOf(detectionsText);
  return [
    {
      id: 'category',
      header: text.category,
      width: 160,
      priority: 8,
      cell: ({ category }) => (category === null ? ABSENT : wordOf(category)),
    },
    {
      id: 'dataTypes',
      header: text.dataTypes,
      width: 190,
      isOptional: true,
      cell: (row) =>
        row.dataTypes.length === 0 ? (
          ABSENT
        ) : (
          <DataTypesCell ids={row.dataTypes} names={typeNames} />
        ),
    },
    {
      id: 'action',
      header: text.action,
      width: 110,
      isOptional: true,
      cell: ({ action }) => (action === null ? ABSENT : wordOf(action)),
    },
    {
      id: 'direction',
      header: text.direction,
      width: 104,
      isOptional: true,
      cell: ({ direction }) => (direction === null ? ABSENT : wordOf(direction)),
    },
    {
      id: 'source',
      header: text.source,
      width: 150,
      isOptional: true,
      cell: ({ source }) => (
        <span className="inline-flex items-center gap-2">
          <SourceGlyph name={source} />
          <span className="truncate">{source}</span>
        </span>
      ),
    },
    {
      id: 'policy',
      header: text.policy,
      width: 190,
      isOptional: true,
      cell: ({ policyKey }) =>
        policyKey === null ? ABSENT : (policyNames.get(policyKey) ?? policyKey),
    },
    {
      id: 'origin',
      header: text.raisedBy,
      width: 140,
      isOptional: true,
      cell: ({ origin }) => (origin === null ? ABSENT : wordOf(origin)),
    },
    {
      id: 'type',
      header: text.type,
      width: 90,
      isOptional: true,
      cell: (row) => wordOf(row.type),
    },
    {
      id: 'status',
      header: text.status,
      width: shape.isTight ? 104 : 112,
      priority: 3,
      cell: (row) => <StatusBadge status={row.status} label={wordOf(row.status)} />,
    },
    {
      id: 'due',
      header: text.due,
      width: 72,
      align: 'end',
      priority: 4,
      sortKey: 'due',
      sortOnly: 'asc',
      cell: (row) => <DueCell row={row} lines={shape.lines} />,
    },
    {
      id: 'substatus',
      header: text.substatus,
      width: 110,
      isOptional: true,
      cell: ({ substatus }) => wordOf(substatus),
    },
    {
      id: 'verdict',
      header: text.verdict,
      width: 130,
      isOptional: true,
      cell: ({ verdict, verdictReason }) =>
        verdict === null ? (
          ABSENT
        ) : (
          <span title={verdictReason === null ? undefined : wordOf(verdictReason)}>
            {wordOf(verdict)}
          </span>
        ),
    },
    {
      id: 'tags',
      header: text.tags,
      width: 140,
      isOptional: true,
      cell: ({ tags }) =>
        tags.length === 0 ? (
          ABSENT
        ) : (
          <span className="flex min-w-0 gap-1 overflow-hidden">
            {tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </span>
        ),
    },
    {
      id: 'assignee',
      header: text.assignee,
      width: 130,
      priority: 9,
      cell: ({ assignee }) =>
        assignee === null ? (
          ABSENT
        ) : (
          <span className="inline-flex max-w-full items-center gap-2">
            <Avatar name={assignee.name} />
            <span className="truncate">{assignee.name}</span>
          </span>
        ),
    },
  ];
}

function countColumns({ shape }: ColumnNeeds): Columns {
  const text = textOf(detectionsText);
  return [
    {
      id: 'events',
      header: text.events,
      width: 76,
      align: 'end',
      sortKey: 'events',
      sortOnly: 'desc',
      isOptional: true,
      cell: (row) => <span className="text-ink-2">{formatCount(row.eventCount)}</span>,
    },
    {
      id: 'objects',
      header: text.objects,
      width: 84,
      align: 'end',
      isOptional: true,
      cell: (row) => <span className="text-ink-2">{formatCount(row.objectCount)}</span>,
    },
    {
      id: 'number',
      header: text.number,
      width: 100,
      isOptional: true,
      cell: (row) => <span className="font-mono text-sm text-ink-3">DET-{row.number}</span>,
    },
    {
      id: 'firstSeen',
      header: text.firstSeen,
      width: 104,
      align: 'end',
      sortKey: 'firstSeen',
      sortOnly: 'desc',
      isOptional: true,
      cell: (row) => <Moment at={row.firstSeenAt} />,
    },
    {
      id: 'lastSeen',
      header: text.lastSeen,
      width: 98,
      align: 'end',
      priority: 6,
      sortKey: 'lastSeen',
      sortOnly: 'desc',
      cell: (row) => <LastSeenCell row={row} lines={shape.lines} />,
    },
  ];
}

function Moment({ at }: { at: string }) {
  return (
    <span className="text-ink-3">
      <Age at={at} />
    </span>
  );
}
