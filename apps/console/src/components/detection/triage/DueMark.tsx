import type { DetectionListItem } from '@waybill/contract';
import { OPEN_STATUSES } from '@waybill/contract/enums';
import { Badge, formatDuration, formatRelativeTime, textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { useState } from 'react';
import { localDateTime } from '../../local-time.ts';
import { triageText } from './triage.text.ts';

export interface DueMarkProps {
  detection: Pick<DetectionListItem, 'dueAt' | 'status'>;
  /** With its label. */
  isLong?: boolean;
  /** Only the duration, for a narrow column. */
  isShort?: boolean;
  /** Further words of the tooltip. */
  more?: string;
}

/** Due time of an open detection; overdue ones are highlighted, also as text. */
export function DueMark({ detection, isLong = false, isShort = false, more }: DueMarkProps) {
  const { dueAt, status } = detection;
  const text = textOf(triageText);
  // Time of rendering: rows must not move with the clock.
  const [now] = useState(() => Date.now());
  const isOpen = OPEN_STATUSES.some((open) => open === status);
  if (dueAt === null || !isOpen) return null;
  const isOverdue = Date.parse(dueAt) < now;
  const when = formatRelativeTime(dueAt, now);
  const title = [localDateTime(dueAt, 'long'), ...(more === undefined ? [] : [more])].join(' · ');
  if (isShort) {
    const length = formatDuration(Date.parse(dueAt) - now);
    return (
      <time
        dateTime={dueAt}
        title={title}
        className={clsx('whitespace-nowrap', isOverdue && 'font-medium text-critical-text')}
      >
        {isOverdue ? text.late(length) : length}
      </time>
    );
  }
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
