import { useMemo, useState } from 'react';
import { PersonLabel } from '../badge/PersonLabel.tsx';
import { SeverityBadge } from '../badge/SeverityBadge.tsx';
import { StatusBadge } from '../badge/StatusBadge.tsx';
import { formatCount } from '../format/format-count.ts';
import { Flow } from '../place/Flow.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import { ColumnChooser } from '../table/ColumnChooser.tsx';
import { DataTable } from '../table/DataTable.tsx';
import type { Column } from '../table/table-column.ts';
import { PLAIN_LAYOUT } from '../table/table-layout.ts';
import { SAMPLE_ROWS, type SampleRow } from './gallery-sample.data.ts';

/** As many rows as the table's budget for scrolling is measured with. */
const ROW_COUNT = 100_000;

const COLUMNS: Column<SampleRow>[] = [
  {
    id: 'severity',
    header: 'Severity',
    width: 100,
    isFixed: true,
    cell: (row) => <SeverityBadge severity={row.severity} />,
  },
  {
    id: 'title',
    header: 'Detection',
    width: 240,
    grow: 2,
    cell: (row) => <span className="font-medium">{row.title}</span>,
  },
  {
    id: 'file',
    header: 'Object',
    width: 170,
    grow: 1,
    cell: (row) => <span className="font-mono text-sm text-ink-3">{row.file}</span>,
  },
  {
    id: 'flow',
    header: 'Origin → destination',
    width: 230,
    grow: 1,
    cell: (row) => <Flow from={row.from} to={row.to} />,
  },
  {
    id: 'person',
    header: 'Person',
    width: 160,
    cell: (row) => <PersonLabel name={row.person} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 130,
    cell: (row) => <StatusBadge status={row.status} label={row.status.replace('_', ' ')} />,
  },
  {
    id: 'id',
    header: 'Number',
    width: 110,
    cell: (row) => <span className="font-mono text-sm">{row.id}</span>,
  },
  {
    id: 'age',
    header: 'Age',
    width: 72,
    align: 'end',
    cell: (row) => <span className="text-ink-3">{row.age}</span>,
  },
];

function manyRows(): SampleRow[] {
  return Array.from({ length: ROW_COUNT }, (_, index) => {
    const sample = SAMPLE_ROWS[index % SAMPLE_ROWS.length];
    if (sample === undefined) throw new Error('there are sample rows');
    return { ...sample, id: `DET-${index}` };
  });
}

/** A table of 100,000 rows over the whole page: what scrolling costs is measured here. */
export function RowsGallery() {
  const rows = useMemo(() => manyRows(), []);
  const [layout, setLayout] = useState(PLAIN_LAYOUT);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  function choose(keys: string[], isSelected: boolean) {
    setSelected((before) => {
      const next = new Set(before);
      for (const key of keys) {
        if (isSelected) next.add(key);
        else next.delete(key);
      }
      return next;
    });
  }
  return (
    <div className="flex h-dvh flex-col bg-surface">
      <div className="px-4 py-3">
        <PageHeader
          title="Rows"
          count={ROW_COUNT}
          actions={<ColumnChooser columns={COLUMNS} layout={layout} onLayoutChange={setLayout} />}
        />
      </div>
      <DataTable
        label="Rows"
        rows={rows}
        rowKey={rowKey}
        columns={COLUMNS}
        layout={layout}
        onLayoutChange={setLayout}
        selectedKeys={selected}
        onToggleSelect={(key) => choose([key], !selected.has(key))}
        onSelectMany={choose}
        hasPageKeys
        footer={`${formatCount(rows.length)} rows`}
      />
    </div>
  );
}

function rowKey(row: SampleRow): string {
  return row.id;
}
