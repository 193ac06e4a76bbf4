import type { Snooze, TriageChange } from '@waybill/contract';
import { RadioGroup, textOf } from '@waybill/ui';
import { useState } from 'react';
import { NumberField } from '../../NumberField.tsx';
import { ChangeDialog } from './ChangeDialog.tsx';
import { subjectName, type Subject } from './subject.ts';
import { triageText } from './triage.text.ts';

const DAY_MS = 86_400_000;
const WAYS = ['untilEscalates', 'untilDate', 'untilCount'] as const;
type Way = (typeof WAYS)[number];

export interface FormDialogProps {
  subject: Subject;
  onSubmit: (change: TriageChange) => void;
  onClose: () => void;
}

/** Puts a detection to sleep until a date, a number of events, or until it escalates. */
export function SnoozeDialog({ subject, onSubmit, onClose }: FormDialogProps) {
  const text = textOf(triageText);
  const [way, setWay] = useState<Way>('untilEscalates');
  const [days, setDays] = useState(7);
  const [events, setEvents] = useState(10);
  const [openedAt] = useState(() => Date.now());
  return (
    <ChangeDialog
      subject={subject}
      title={text.snoozeTitle(subjectName(subject))}
      change={{ snooze: snoozeOf({ way, events, until: openedAt + days * DAY_MS }) }}
      label={text.snooze}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <RadioGroup
        label={text.wakeUp}
        value={way}
        onChange={(value) => setWay(WAYS.find((known) => known === value) ?? way)}
        options={WAYS.map((value) => ({
          value,
          label: text[value],
          hint: value === 'untilEscalates' ? text.untilEscalatesHint : undefined,
        }))}
      />
      {way === 'untilDate' && (
        <NumberField label={text.days} min={1} max={365} value={days} onChange={setDays} />
      )}
      {way === 'untilCount' && (
        <NumberField
          label={text.events}
          min={1}
          max={1_000_000}
          value={events}
          onChange={setEvents}
        />
      )}
    </ChangeDialog>
  );
}

/** @param form `until` in milliseconds since 1970. */
function snoozeOf(form: { way: Way; events: number; until: number }): Snooze {
  const { way, events, until } = form;
  switch (way) {
    case 'untilEscalates':
      return { untilEscalates: true };
    case 'untilCount':
      return { events };
    case 'untilDate':
      return { until: new Date(until).toISOString() };
  }
}
