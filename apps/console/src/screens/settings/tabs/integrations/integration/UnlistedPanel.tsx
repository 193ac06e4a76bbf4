import type { Integration } from '@waybill/contract';
import { DataTable, formatCount, Panel, textOf, type Column } from '@waybill/ui';
import { useMemo } from 'react';
import { Age } from '../../../../../components/Age.tsx';
import { tableHeight } from '../../../../../components/table-height.ts';
import { integrationText } from './integration.text.ts';

type Unlisted = Integration['unlisted']['top'][number];

/** Received operations that the mapping does not name; empty if none. */
export function UnlistedPanel({ unlisted }: { unlisted: Integration['unlisted'] }) {
  const text = textOf(integrationText);
  const columns = useMemo(() => unlistedColumns(), []);
  const { operations, events, top } = unlisted;
  if (operations === 0) return null;
  return (
    <Panel title={text.unlisted} isFlush>
      <p className="px-4 pb-3 text-ink-2">{text.unlistedNote(operations, events)}</p>
      <div style={{ height: tableHeight(top.length, 10) }} className="flex">
        <DataTable
          label={text.unlisted}
          rows={top}
          rowKey={(row) => row.operation}
          columns={columns}
          isLoading={false}
          emptyState={null}
        />
      </div>
    </Panel>
  );
}

function unlistedColumns(): readonly Column<Unlisted>[] {
  const text = textOf(integrationText);
  return [
    {
      id: 'operation',
      header: text.operation,
      width: 260,
      grow: 1,
      cell: ({ operation }) => (
        <span className="truncate font-mono">{operation || text.otherOperations}</span>
      ),
    },
    {
      id: 'events',
      header: text.unlistedEvents,
      width: 100,
      align: 'end',
      cell: ({ events }) => formatCount(events),
    },
    {
      id: 'last',
      header: text.lastSeen,
      width: 120,
      align: 'end',
      cell: ({ lastEventAt }) => <Age at={lastEventAt} />,
    },
  ];
}
