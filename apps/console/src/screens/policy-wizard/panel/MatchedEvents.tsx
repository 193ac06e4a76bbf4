import type { MatchedEvent } from '@waybill/contract';
import { Button, formatRelativeTime, textOf } from '@waybill/ui';
import { wordOf } from '../../../components/detection/word-of.ts';
import { panelText } from './panel.text.ts';

export interface MatchedEventsProps {
  events: readonly MatchedEvent[];
  /** Makes an exception for acts like one of them. */
  onExclude?: ((event: MatchedEvent) => void) | undefined;
}

/** Events that a policy meets: who did what with which object, where from and where to. */
export function MatchedEvents({ events, onExclude }: MatchedEventsProps) {
  const words = textOf(panelText);
  if (events.length === 0) return <p className="px-4 py-3 text-ink-3">{words.noExamples}</p>;
  return (
    <ul className="divide-y divide-line">
      {events.map((event) => (
        <li key={`${event.ruleId}/${event.eventId}`} className="flex gap-2 px-4 py-2">
          <div className="min-w-0 flex-1">
            <p className="truncate" title={event.objectName ?? undefined}>
              <span className="font-medium">{event.person ?? words.somebody}</span>{' '}
              <span className="text-ink-3">
                {event.action === null ? words.acted : wordOf(event.action)}
              </span>{' '}
              {event.objectName ?? words.something}
            </p>
            <p className="truncate text-sm text-ink-3">
              {[event.from?.name ?? event.source, event.to?.name].filter(Boolean).join(' → ')}
              {' · '}
              {formatRelativeTime(event.occurredAt)}
              {event.verdict !== null && ` · ${words[`verdict_${event.verdict}`]}`}
            </p>
          </div>
          {onExclude !== undefined && (
            <Button
              size="sm"
              variant="ghost"
              title={words.excludeTitle}
              onClick={() => onExclude(event)}
            >
              {words.exclude}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
