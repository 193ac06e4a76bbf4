import type { CaseListItem } from '@waybill/contract';
import { Badge, formatRelativeTime, textOf } from '@waybill/ui';
import { useState } from 'react';
import { localDateTime } from '../../../components/local-time.ts';
import { casePageText } from './case-page.text.ts';

/** When a case is due; an open one that is overdue says so. */
export function CaseDue({ shown: { dueAt, state } }: { shown: CaseListItem }) {
  const text = textOf(casePageText);
  // The moment of drawing: a row is not to move with the clock.
  const [now] = useState(() => Date.now());
  if (dueAt === null) return <span className="text-ink-3">{text.notDue}</span>;
  const isOver = state === 'closed' || state === 'archived';
  if (!isOver && Date.parse(dueAt) < now) {
    return (
      <Badge tone="high" title={localDateTime(dueAt, 'long')}>
        {text.overdue}
      </Badge>
    );
  }
  return (
    <time dateTime={dueAt} title={localDateTime(dueAt, 'long')} className="whitespace-nowrap">
      {formatRelativeTime(dueAt, now)}
    </time>
  );
}
