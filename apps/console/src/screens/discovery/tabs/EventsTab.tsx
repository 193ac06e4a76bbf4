import type { EvidenceEvent, FlowFilter } from '@waybill/contract';
import { Flow, formatBytes, textOf, type Column } from '@waybill/ui';
import { useMemo, useState } from 'react';
import { readPath } from '../../../app/http/build-path.ts';
import { SensitivityMark } from '../../../components/classification/SensitivityMark.tsx';
import { wordOf } from '../../../components/detection/word-of.ts';
import { localDateTime } from '../../../components/local-time.ts';
import { discoveryText } from '../discovery.text.ts';
import type { FlowActions } from '../filter/use-flow-actions.ts';
import { EventDialog } from './EventDialog.tsx';
import { PagedTable } from './PagedTable.tsx';
import { tabsText } from './tabs.text.ts';
import { useNamedEvent } from './use-named-event.ts';
import { usePages } from './use-pages.ts';

export interface EventsTabProps {
  filter: FlowFilter;
  actions: Pick<FlowActions, 'openTrace'>;
}

/** Every event of the flows, newest first; a press shows its details. */
export function EventsTab({ filter, actions }: EventsTabProps) {
  const text = textOf(tabsText);
  const pages = usePages<EvidenceEvent>((cursor) =>
    readPath('/v1/flows/events', { query: { ...filter, cursor } }),
  );
  const columns = useMemo(() => eventColumns(), []);
  const [shown, setShown] = useState<EvidenceEvent | null>(null);
  const named = useNamedEvent();
  return (
    <>
      <PagedTable
        label={textOf(discoveryText).eventsTab}
        pages={pages}
        rowKey={({ eventId }) => eventId}
        columns={columns}
        onOpen={setShown}
        hasPageKeys
        emptyTitle={text.noEvents}
        emptyHelp={text.noEventsHelp}
      />
      <EventDialog
        event={shown ?? named.event}
        actions={actions}
        onClose={() => {
          setShown(null);
          named.close();
        }}
      />
    </>
  );
}

function eventColumns(): Column<EvidenceEvent>[] {
  const text = textOf(tabsText);
  const words = textOf(discoveryText);
  return [
    {
      id: 'when',
      header: text.when,
      width: 132,
      isFixed: true,
      cell: ({ occurredAt }) => localDateTime(occurredAt),
    },
    {
      id: 'what',
      header: text.what,
      width: 110,
      cell: ({ action, vendorOperation }) =>
        action === null ? (
          <span className="font-mono text-sm">{vendorOperation}</span>
        ) : (
          wordOf(action)
        ),
    },
    {
      id: 'flow',
      header: text.flow,
      width: 260,
      grow: 1,
      cell: ({ from, to }) => <Flow from={from ?? words.noOrigin} to={to ?? words.noDestination} />,
    },
    {
      id: 'object',
      header: text.object,
      width: 180,
      grow: 1,
      priority: 2,
      cell: ({ objectName }) => (
        <span data-cut={objectName ?? ''} className="block truncate font-mono text-sm">
          {objectName}
        </span>
      ),
    },
    {
      id: 'person',
      header: words.person,
      width: 160,
      priority: 3,
      cell: ({ person }) => (
        <span data-cut={person ?? ''} className="block truncate">
          {person}
        </span>
      ),
    },
    {
      id: 'category',
      header: words.category,
      width: 150,
      priority: 4,
      cell: ({ category }) => category && wordOf(category),
    },
    {
      id: 'data',
      header: words.dataClass,
      width: 130,
      priority: 1,
      cell: ({ data }) =>
        data?.sensitivity === undefined || data.sensitivity === null ? null : (
          <SensitivityMark sensitivity={data.sensitivity} />
        ),
    },
    {
      id: 'size',
      header: text.size,
      width: 76,
      align: 'end',
      priority: 5,
      cell: ({ sizeBytes }) => formatBytes(sizeBytes),
    },
  ];
}
