import type { DetectionListItem } from '@waybill/contract';
import {
  Flow,
  formatCount,
  PersonLabel,
  SampleMark,
  SeverityBadge,
  StatusBadge,
  type Column,
} from '@waybill/ui';
import { Link } from 'react-router';
import { Age } from '../../../components/Age.tsx';
import { STATUS_LABELS } from '../../../components/detection/detection-labels.data.ts';

const ABSENT = <span className="text-ink-3">–</span>;

type OpenFull = (row: DetectionListItem) => void;

/** Columns of the list, the least important dropped first when it gets narrow. */
export function detectionColumns(openFull: OpenFull): readonly Column<DetectionListItem>[] {
  return [
    {
      id: 'severity',
      header: 'Severity',
      width: 98,
      sortKey: 'severity',
      isFixed: true,
      cell: (row) => <SeverityBadge severity={row.severity} />,
    },
    {
      id: 'detection',
      header: 'Detection',
      width: 280,
      grow: 4,
      isFixed: true,
      cell: (row) => <Title row={row} openFull={openFull} />,
    },
    {
      id: 'person',
      header: 'Person',
      width: 132,
      grow: 1,
      priority: 3,
      cell: (row) =>
        row.person === null ? (
          ABSENT
        ) : (
          <PersonLabel name={row.person.name ?? row.person.email ?? row.person.key} />
        ),
    },
    {
      id: 'flow',
      header: 'Origin → destination',
      width: 208,
      grow: 2,
      priority: 1,
      cell: flowCell,
    },
    {
      id: 'category',
      header: 'Category',
      width: 160,
      priority: 5,
      cell: (row) => row.category ?? ABSENT,
    },
    {
      id: 'status',
      header: 'Status',
      width: 136,
      priority: 2,
      cell: (row) => <StatusBadge status={row.status} label={STATUS_LABELS[row.status]} />,
    },
    {
      id: 'events',
      header: 'Events',
      width: 76,
      align: 'end',
      sortKey: 'events',
      priority: 4,
      cell: (row) => <span className="text-ink-2">{formatCount(row.eventCount)}</span>,
    },
    {
      id: 'lastSeen',
      header: 'Last seen',
      width: 96,
      align: 'end',
      sortKey: 'lastSeen',
      cell: (row) => (
        <span className="text-ink-3">
          <Age at={row.lastSeenAt} />
        </span>
      ),
    },
  ];
}

function flowCell(row: DetectionListItem) {
  if (row.from === null && row.to === null) return ABSENT;
  return (
    <Flow
      from={row.from === null ? row.source : { name: row.from.name, container: row.from.container }}
      to={row.to === null ? 'Unknown' : { name: row.to.name, container: row.to.container }}
    />
  );
}

/** Title, which opens the full page, and the object's name. The rest of the row opens the panel. */
function Title({ row, openFull }: { row: DetectionListItem; openFull: OpenFull }) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <Link
        to={`/detections/${row.detectionId}`}
        tabIndex={-1}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
          event.preventDefault();
          openFull(row);
        }}
        className="relative z-10 min-w-0 shrink truncate font-medium underline-offset-2 hover:underline"
      >
        {row.title}
      </Link>
      {row.object !== null && (
        <span
          className="min-w-10 flex-1 shrink-[4] truncate font-mono text-sm text-ink-3"
          title={row.object.name}
        >
          {row.object.name}
        </span>
      )}
      {row.isSample && (
        <span className="shrink-0">
          <SampleMark />
        </span>
      )}
    </span>
  );
}
