import { X, ExternalLink } from 'lucide-react';
import { use, useState } from 'react';
import { Button } from '../button/Button.tsx';
import { IconButton } from '../button/IconButton.tsx';
import { Kbd } from '../button/Kbd.tsx';
import { SeverityBadge } from '../badge/SeverityBadge.tsx';
import { StatusBadge } from '../badge/StatusBadge.tsx';
import { PersonLabel } from '../badge/PersonLabel.tsx';
import { KeyValueList } from '../evidence/KeyValueList.tsx';
import { FacetList } from '../filter/FacetList.tsx';
import type { FilterField, FilterQuery } from '../filter/filter-field.ts';
import { FilterBar } from '../filter/FilterBar.tsx';
import { QueryField } from '../filter/QueryField.tsx';
import { PanelSection } from '../overlay/PanelSection.tsx';
import { SidePanel } from '../overlay/SidePanel.tsx';
import { Flow } from '../place/Flow.tsx';
import { PageHeader } from '../shell/PageHeader.tsx';
import { EmptyState } from '../state/EmptyState.tsx';
import { ColumnChooser } from '../table/ColumnChooser.tsx';
import { DataTable } from '../table/DataTable.tsx';
import type { Column, TableSort } from '../table/table-column.ts';
import { PLAIN_LAYOUT } from '../table/table-layout.ts';
import { SAMPLE_FACETS, SAMPLE_ROWS, type SampleRow } from './gallery-sample.data.ts';
import { GalleryDensity } from './gallery-density.ts';
import { GalleryItem } from './GalleryItem.tsx';

const COLUMNS: Column<SampleRow>[] = [
  {
    id: 'severity',
    header: 'Severity',
    width: 100,
    sortKey: 'severity',
    isFixed: true,
    cell: (row) => <SeverityBadge severity={row.severity} />,
  },
  {
    id: 'title',
    header: 'Detection',
    width: 300,
    minWidth: 200,
    grow: 2,
    cell: (row) => (
      <>
        <span className="font-medium">{row.title}</span>{' '}
        <span className="ml-1 font-mono text-sm text-ink-3">{row.file}</span>
      </>
    ),
  },
  {
    id: 'flow',
    header: 'Origin → destination',
    width: 230,
    minWidth: 170,
    grow: 1,
    cell: (row) => <Flow from={row.from} to={row.to} />,
  },
  {
    id: 'person',
    header: 'Person',
    width: 160,
    priority: 2,
    cell: (row) => <PersonLabel name={row.person} />,
  },
  {
    id: 'status',
    header: 'Status',
    width: 130,
    priority: 1,
    cell: (row) => <StatusBadge status={row.status} label={row.status.replace('_', ' ')} />,
  },
  {
    id: 'age',
    header: 'Age',
    width: 72,
    align: 'end',
    sortKey: 'at',
    cell: (row) => <span className="text-ink-3">{row.age}</span>,
  },
];

/** Facets, filter bar, table and peek panel together, as a list screen has them. */
export function ListGallery() {
  const [open, setOpen] = useState<SampleRow | null>(SAMPLE_ROWS[4] ?? null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set(['DET-48001']));
  const [sort, setSort] = useState<TableSort>({ key: 'at', direction: 'desc' });
  const [layout, setLayout] = useState(PLAIN_LAYOUT);
  const density = use(GalleryDensity);
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
    <GalleryItem name="FacetList, FilterBar, DataTable, ColumnChooser, SidePanel">
      <div className="flex h-[560px] overflow-hidden rounded-lg border border-line bg-surface">
        <div className="w-52 shrink-0 overflow-y-auto border-r border-line px-3 py-2 max-lg:hidden">
          <Facets />
        </div>
        <div className="flex min-w-0 flex-1 flex-col">
          <div className="flex flex-col gap-3 border-b border-line p-4">
            <PageHeader
              title="Detections"
              count={2000}
              actions={
                <ColumnChooser columns={COLUMNS} layout={layout} onLayoutChange={setLayout} />
              }
            />
            <Filters />
          </div>
          <DataTable
            label="Detections"
            rows={SAMPLE_ROWS}
            rowKey={(row) => row.id}
            columns={COLUMNS}
            activeKey={open?.id ?? null}
            onActiveChange={(_, row) => open !== null && setOpen(row)}
            onOpen={(row) => setOpen(row)}
            rowHref={(row) => `#${row.id}`}
            selectedKeys={selected}
            onToggleSelect={(key) => choose([key], !selected.has(key))}
            onSelectMany={choose}
            sort={sort}
            onSortChange={setSort}
            layout={{ ...layout, density }}
            onLayoutChange={setLayout}
            total={2000}
            emptyState={<EmptyState kind="noMatch" title="Nothing matches" />}
            footer={
              <>
                <span className="flex items-center gap-1">
                  <Kbd>J</Kbd>
                  <Kbd>K</Kbd> move
                </span>
                <span className="flex items-center gap-1">
                  <Kbd>↵</Kbd> open
                </span>
                <span className="flex items-center gap-1">
                  <Kbd>X</Kbd> select
                </span>
              </>
            }
          />
        </div>
        {open !== null && <Peek row={open} onClose={() => setOpen(null)} />}
      </div>
    </GalleryItem>
  );
}

function Facets() {
  const [selected, setSelected] = useState<Record<string, string[]>>({ destination: ['Slack'] });
  return (
    <FacetList
      facets={SAMPLE_FACETS}
      selected={selected}
      onToggle={(key, value) => {
        const values = selected[key] ?? [];
        const next = values.includes(value)
          ? values.filter((other) => other !== value)
          : [...values, value];
        setSelected({ ...selected, [key]: next });
      }}
      onClear={(key) => setSelected({ ...selected, [key]: [] })}
    />
  );
}

const FIELDS: FilterField[] = SAMPLE_FACETS.map(({ key, label, values }) => ({
  key,
  label,
  values: [...values],
}));

function Filters() {
  const [query, setQuery] = useState<FilterQuery>({
    filters: [{ key: 'status', isNegated: true, values: ['closed'] }],
    text: '',
  });
  return (
    <FilterBar
      fields={FIELDS}
      filters={query.filters}
      onChange={(filters) => setQuery({ ...query, filters })}
      onClear={() => setQuery({ filters: [], text: '' })}
    >
      <QueryField
        label="Search detections"
        fields={FIELDS}
        query={query}
        onChange={setQuery}
        shortcut={<Kbd>/</Kbd>}
        className="w-72"
      />
    </FilterBar>
  );
}

function Peek({ row, onClose }: { row: SampleRow; onClose: () => void }) {
  return (
    <SidePanel
      isOpen
      onClose={onClose}
      label="Detection"
      width={360}
      header={
        <>
          <span className="font-mono text-sm text-ink-3">{row.id}</span>
          <SeverityBadge severity={row.severity} isFramed />
        </>
      }
      actions={<IconButton label="Open page" icon={<ExternalLink />} />}
      footer={
        <Button icon={<X />} onClick={onClose}>
          Close
        </Button>
      }
    >
      <PanelSection>
        <h2 className="text-lg font-semibold">{row.title}</h2>
        <p className="mt-1 text-ink-2">
          {row.person} used <b className="font-medium text-ink">send</b> to move{' '}
          <code className="text-sm">{row.file}</code> from {row.from} to {row.to}.
        </p>
        <div className="mt-3 flex gap-2">
          <Button variant="primary">Assign to me</Button>
          <Button>Resolve</Button>
          <Button variant="danger">Revoke</Button>
        </div>
      </PanelSection>
      <PanelSection title="Facts">
        <KeyValueList
          items={[
            { label: 'Status', value: <StatusBadge status={row.status} label={row.status} /> },
            { label: 'Person', value: <PersonLabel name={row.person} hint="Engineering" /> },
            { label: 'Size', value: '2 MB' },
            { label: 'SHA-256', value: '9f2c…71ab', isMono: true },
          ]}
        />
      </PanelSection>
    </SidePanel>
  );
}
