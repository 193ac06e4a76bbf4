import type { DetectionListItem } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { localDateTime } from '../../local-time.ts';
import { triageText } from './triage.text.ts';

/** A snoozed detection's wake condition as text, from its history entry. */
export function snoozeWords(stored: string): string {
  const text = textOf(triageText);
  const { events, ...others } = readSnooze(stored);
  const count = events === null ? [] : [text.sleepsUntilCount(events)];
  return [spellSnooze({ ...others, events: null }), ...count].filter(Boolean).join(', ');
}

/** A detection's wake condition as text. */
export function spellSnooze({
  until,
  events,
  untilEscalates,
}: NonNullable<DetectionListItem['snooze']>): string {
  const text = textOf(triageText);
  return [
    ...(until === null ? [] : [text.sleepsUntil(localDateTime(until))]),
    ...(events === null ? [] : [text.sleepsEvents(events)]),
    ...(untilEscalates ? [text.sleepsEscalates] : []),
  ].join(', ');
}

function readSnooze(stored: string): NonNullable<DetectionListItem['snooze']> {
  const value: unknown = JSON.parse(stored);
  const member = (name: string): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
  const [until, events] = [member('until'), member('events')];
  return {
    until: typeof until === 'string' ? until : null,
    events: typeof events === 'number' ? events : null,
    untilEscalates: member('untilEscalates') === true,
  };
}
