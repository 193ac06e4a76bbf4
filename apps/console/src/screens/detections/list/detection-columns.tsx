import type { DetectionListItem } from '@waybill/contract';
import {
  Avatar,
  Badge,
  Flow,
  formatCount,
  PersonLabel,
  SampleMark,
  SeverityBadge,
  SourceGlyph,
  StatusBadge,
  textOf,
  type Column,
} from '@waybill/ui';
import { Link } from 'react-router';
import { Age } from '../../../components/Age.tsx';
import { DueMark } from '../../../components/detection/triage/DueMark.tsx';
import { wordOf } from '../../../components/detection/word-of.ts';
import { detectionsText } from '../detections.text.ts';
import type { CellNames } from './cell-filters.tsx';
import { DataTypesCell } from './DataTypesCell.tsx';

const ABSENT = <span className="text-ink-3">–</span>;

export interface ColumnNeeds extends CellNames {
  openFull: (row: DetectionListItem) => void;
  /** The object has its own column, so the title leaves it out. */
  hasObjectColumn: boolean;
}

type Columns = Column<DetectionListItem>[];

/** Columns of the list. The least important go first when it gets narrow; some have to be asked for. */
export function detectionColumns(needs: ColumnNeeds): Columns {
  return [...leadColumns(needs), ...wordColumns(needs), ...countColumns()];
}

function leadColumns({ openFull, hasObjectColumn }: ColumnNeeds): Columns {
  const text = textOf(detectionsText);
  return [
    {
      id: 'severity',
      header: text.severity,
      width: 122,
      sortKey: 'severity',
      sortOnly: 'desc',
      isFixed: true,
      cell: (row) => (
        <span className="flex items-center gap-2" title={text.score(row.score)}>
          <SeverityBadge severity={row.severity} />
          <span className="ml-auto text-sm text-ink-3">{row.score}</span>
        </span>
      ),
    },
    {
      id: 'detection',
      header: text.detection,
      width: 228,
      minWidth: 160,
      grow: 4,
      isFixed: true,
      cell: (row) => <Title row={row} openFull={openFull} hasObject={!hasObjectColumn} />,
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
      width: 140,
      grow: 1,
      priority: 3,
      cell: ({ person }) =>
        person === null ? ABSENT : <PersonLabel name={person.name ?? person.email ?? person.key} />,
    },
    { id: 'flow', header: text.flow, width: 204, grow: 2, priority: 1, cell: flowCell },
  ];
}

function wordColumns({ policyNames, typeNames }: ColumnNeeds): Columns {
  const text = textOf(detectionsText);
  return [
    {
      id: 'category',
      header: text.category,
      width: 160,
      priority: 5,
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
      width: 124,
      priority: 2,
      cell: (row) => <StatusBadge status={row.status} label={wordOf(row.status)} />,
    },
    {
      id: 'due',
      header: text.due,
      width: 96,
      priority: 3,
      sortKey: 'due',
      sortOnly: 'asc',
      cell: (row) => <DueMark detection={row} />,
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
      priority: 6,
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

function countColumns(): Columns {
  const text = textOf(detectionsText);
  return [
    {
      id: 'events',
      header: text.events,
      width: 76,
      align: 'end',
      sortKey: 'events',
      sortOnly: 'desc',
      priority: 4,
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
      width: 96,
      align: 'end',
      sortKey: 'lastSeen',
      sortOnly: 'desc',
      cell: (row) => <Moment at={row.lastSeenAt} />,
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

function flowCell(row: DetectionListItem) {
  if (row.from === null && row.to === null) return ABSENT;
  return (
    <Flow
      from={row.from === null ? row.source : { name: row.from.name, container: row.from.container }}
      to={
        row.to === null
          ? textOf(detectionsText).unknownPlace
          : { name: row.to.name, container: row.to.container }
      }
    />
  );
}

interface TitleProps {
  row: DetectionListItem;
  openFull: (row: DetectionListItem) => void;
  hasObject: boolean;
}

/**
 * Title, which opens the full page, and the object's name. The rest of the row opens the panel. A name
 * that would be cut to a stub wraps to a second line, which is not shown.
 */
function Title({ row, openFull, hasObject }: TitleProps) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="flex h-[1lh] min-w-0 flex-1 flex-wrap gap-x-2 overflow-hidden">
        <Link
          to={`/detections/${row.detectionId}`}
          tabIndex={-1}
          title={row.title}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
            event.preventDefault();
            openFull(row);
          }}
          className="relative z-10 max-w-full truncate font-medium underline-offset-2 hover:underline"
        >
          {row.title}
        </Link>
        {row.object !== null && hasObject && (
          <span
            className="min-w-0 flex-1 basis-20 truncate font-mono text-sm/[inherit] text-ink-3"
            title={row.object.name}
          >
            {row.object.name}
          </span>
        )}
      </span>
      {row.isSample && (
        // Above the link that covers the row, so that its tooltip is reached.
        <span className="relative z-10 flex shrink-0">
          <SampleMark isSmall />
        </span>
      )}
    </span>
  );
}
