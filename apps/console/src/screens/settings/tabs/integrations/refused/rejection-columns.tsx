import type { RejectedPayload } from '@waybill/contract';
import { formatBytes, formatCount, textOf, type Column } from '@waybill/ui';
import { Age } from '../../../../../components/Age.tsx';
import { integrationsText } from '../integrations.text.ts';

export function rejectionColumns(): readonly Column<RejectedPayload>[] {
  const text = textOf(integrationsText);
  return [
    {
      id: 'source',
      header: text.source,
      width: 150,
      cell: ({ sourceId }) => <code className="text-sm">{sourceId}</code>,
    },
    {
      id: 'reason',
      header: text.reason,
      width: 260,
      grow: 2,
      cell: ({ reason }) => <span title={reason}>{reason}</span>,
    },
    {
      id: 'field',
      header: text.field,
      width: 140,
      grow: 1,
      priority: 1,
      cell: ({ field }) => (field === null ? '–' : <code className="text-sm">{field}</code>),
    },
    {
      id: 'line',
      header: text.line,
      width: 80,
      align: 'end',
      cell: ({ line }) => formatCount(line),
    },
    {
      id: 'size',
      header: text.size,
      width: 80,
      align: 'end',
      priority: 2,
      cell: ({ sizeBytes }) => formatBytes(sizeBytes),
    },
    {
      id: 'received',
      header: text.received,
      width: 110,
      align: 'end',
      cell: ({ receivedAt }) => <Age at={receivedAt} />,
    },
  ];
}
