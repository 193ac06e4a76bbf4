import type { CaseListItem } from '@waybill/contract';
import { Badge, SeverityBadge, StatusBadge, textOf, type Column } from '@waybill/ui';
import { Age } from '../../../components/Age.tsx';
import { casesText } from '../../../components/cases/cases.text.ts';
import { CaseDue } from './CaseDue.tsx';
import { casePageText } from './case-page.text.ts';

/** Columns of the list of cases. */
export function caseColumns(): Column<CaseListItem>[] {
  const text = textOf(casePageText);
  const words = textOf(casesText);
  return [
    {
      id: 'title',
      header: words.caseLabel,
      width: 320,
      minWidth: 200,
      grow: 1,
      isFixed: true,
      cell: (row) => (
        <span className="flex min-w-0 items-center gap-2">
          <span className="shrink-0 font-mono text-sm text-ink-3">CASE-{row.number}</span>
          <span className="truncate font-medium" title={row.title}>
            {row.title}
          </span>
          {row.isRestricted && <Badge>{text.restricted}</Badge>}
        </span>
      ),
    },
    {
      id: 'severity',
      header: text.severity,
      width: 100,
      cell: (row) => <SeverityBadge severity={row.severity} />,
    },
    {
      id: 'kind',
      header: words.kind,
      width: 170,
      priority: 4,
      cell: (row) => words[`kind_${row.kind}`],
    },
    {
      id: 'state',
      header: text.state,
      width: 150,
      cell: (row) => <StatusBadge status={row.state} label={words[`state_${row.state}`]} />,
    },
    {
      id: 'lead',
      header: text.lead,
      width: 150,
      priority: 2,
      cell: (row) => row.lead?.name ?? <span className="text-ink-3">{text.nobody}</span>,
    },
    {
      id: 'detections',
      header: text.detections,
      width: 110,
      align: 'end',
      priority: 1,
      cell: (row) => text.openOf(row.openDetections, row.detections),
    },
    {
      id: 'tasks',
      header: text.tasks,
      width: 110,
      align: 'end',
      priority: 1,
      cell: (row) => text.openOf(row.openTasks, row.tasks),
    },
    {
      id: 'due',
      header: text.due,
      width: 120,
      priority: 3,
      cell: (row) => <CaseDue shown={row} />,
    },
    {
      id: 'updated',
      header: text.changed,
      width: 120,
      priority: 5,
      cell: (row) => <Age at={row.updatedAt} />,
    },
  ];
}
