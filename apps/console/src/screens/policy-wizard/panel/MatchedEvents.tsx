import type { MatchedEvent } from '@waybill/contract';
import { Button, formatRelativeTime, textOf } from '@waybill/ui';
import { useState } from 'react';
import { wordOf } from '../../../components/detection/word-of.ts';
import { panelText } from './panel.text.ts';

export interface MatchedEventsProps {
  events: readonly MatchedEvent[];
  /** Replacement if there are none. */
  none?: string | undefined;
  /** Action on an event: exclude similar ones, or include them. */
  way?: 'exclude' | 'include' | undefined;
  onSay?: ((event: MatchedEvent) => void) | undefined;
}

/** Events that a policy meets, or misses: who did what with which object, where from and where to. */
export function MatchedEvents({ events, none, way, onSay }: MatchedEventsProps) {
  const words = textOf(panelText);
  const [said, setSaid] = useState<ReadonlySet<string>>(new Set());
  if (events.length === 0) {
    return <p className="px-4 py-3 text-ink-3">{none ?? words.noExamples}</p>;
  }
  return (
    <ul className="divide-y divide-line">
      {events.map((event) => {
        const isSaid = said.has(event.eventId);
        return (
          <li key={`${event.ruleId}/${event.eventId}`} className="flex items-start gap-2 px-4 py-2">
            <EventLines event={event} />
            {way !== undefined && onSay !== undefined && (
              <Button
                size="sm"
                variant="ghost"
                className="-mr-2 shrink-0"
                title={isSaid ? words[`${way}Done`] : words[`${way}Title`]}
                // It stays in place and keeps the focus; repeating it changes nothing.
                onClick={() => {
                  if (isSaid) return;
                  setSaid(new Set([...said, event.eventId]));
                  onSay(event);
                }}
              >
                {isSaid ? words[`${way}Said`] : words[way]}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}

function EventLines({ event }: { event: MatchedEvent }) {
  const words = textOf(panelText);
  const { person, action, objectName, from, source, to, occurredAt, verdict } = event;
  const places = [from?.name ?? source, to?.name].filter(Boolean).join(' → ');
  return (
    <div className="min-w-0 flex-1">
      <p className="truncate font-medium" title={person ?? undefined}>
        {person ?? words.somebody}
      </p>
      <p className="truncate" title={objectName ?? undefined}>
        <span className="text-ink-3">{action === null ? words.acted : wordOf(action)}</span>{' '}
        {objectName ?? words.something}
      </p>
      <p className="truncate text-sm text-ink-3" title={places}>
        {formatRelativeTime(occurredAt)} · {places}
        {verdict !== null && ` · ${words[`verdict_${verdict}`]}`}
      </p>
    </div>
  );
}
