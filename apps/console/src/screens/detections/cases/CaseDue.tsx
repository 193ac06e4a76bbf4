import type { CaseListItem } from '@waybill/contract';
import { Badge, formatRelativeTime, textOf } from '@waybill/ui';
import { useState } from 'react';
import { localDateTime } from '../../../components/local-time.ts';
import { casePageText } from './case-page.text.ts';

/** Due time of a case; an overdue open one is marked. */
export function CaseDue({ shown: { dueAt, state } }: { shown: CaseListItem }) {
  const text = textOf(casePageText);
  // Time of rendering: rows must not move with the clock.
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
