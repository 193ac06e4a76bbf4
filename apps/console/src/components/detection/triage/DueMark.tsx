import type { DetectionListItem } from '@waybill/contract';
import { OPEN_STATUSES } from '@waybill/contract/enums';
import { Badge, formatRelativeTime, textOf } from '@waybill/ui';
import { useState } from 'react';
import { localDateTime } from '../../local-time.ts';
import { triageText } from './triage.text.ts';

export interface DueMarkProps {
  detection: Pick<DetectionListItem, 'dueAt' | 'status'>;
  /** With the word that says what it is. */
  isLong?: boolean;
}

/** When an open detection is due; what is overdue stands out, in words as well. */
export function DueMark({ detection: { dueAt, status }, isLong = false }: DueMarkProps) {
  const text = textOf(triageText);
  // The moment of drawing: a row is not to move with the clock.
  const [now] = useState(() => Date.now());
  const isOpen = OPEN_STATUSES.some((open) => open === status);
  if (dueAt === null || !isOpen) return null;
  const isOverdue = Date.parse(dueAt) < now;
  const when = formatRelativeTime(dueAt, now);
  const title = localDateTime(dueAt, 'long');
  if (isOverdue) {
    return (
      <Badge tone="high" title={title}>
        {isLong ? `${text.overdue}, ${when}` : text.overdue}
      </Badge>
    );
  }
  return (
    <time dateTime={dueAt} title={title} className="text-base whitespace-nowrap text-ink-2">
      {isLong ? `${text.due} ${when}` : when}
    </time>
  );
}
