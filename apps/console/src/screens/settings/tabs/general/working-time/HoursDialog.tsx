import { Checkbox, Combobox, Field, textOf, TextField, weekdayName } from '@waybill/ui';
import { useMemo, useState } from 'react';
import { faultAt } from '../../../../../app/http/api-error.ts';
import { FormDialog } from './FormDialog.tsx';
import { HoursPreview } from './HoursPreview.tsx';
import type { WorkingTimeChanges } from './use-working-time.ts';
import { draftOfWeek, isSound, weekOfDraft, type DayDraft } from './working-week.ts';
import { workingTimeText } from './working-time.text.ts';

/** Zone and hours of the week, with what they mean for an evening. */
export function HoursDialog({
  changes,
  onClose,
}: {
  changes: WorkingTimeChanges;
  onClose: () => void;
}) {
  const text = textOf(workingTimeText);
  const { stored, save } = changes;
  const [zone, setZone] = useState(stored.timeZone);
  const [days, setDays] = useState(() => draftOfWeek(stored.week));
  const [isAsked, setIsAsked] = useState(false);
  const zones = useMemo(() => zoneOptions(stored.timeZone), [stored.timeZone]);

  async function onSave(): Promise<boolean> {
    setIsAsked(true);
    if (!days.every(isSound)) return false;
    return save({ timeZone: zone, week: weekOfDraft(days) }, text.saved);
  }

  const setDay = (index: number, part: Partial<DayDraft>) =>
    setDays((known) => known.map((day, at) => (at === index ? { ...day, ...part } : day)));
  return (
    <FormDialog
      title={text.title}
      action={text.save}
      fields={['timeZone', 'week']}
      onSave={onSave}
      onClose={onClose}
    >
      {(error) => (
        <>
          <Field
            label={text.timeZone}
            hint={zone === stored.timeZone ? text.timeZoneHint : text.zoneChange}
            error={faultAt(error, 'timeZone') ?? undefined}
          >
            <Combobox label={text.timeZone} options={zones} value={zone} onChange={setZone} />
          </Field>
          <fieldset className="flex flex-col gap-2">
            <legend className="mb-2 text-base font-medium text-ink">{text.workingHours}</legend>
            {days.map((day, index) => (
              <DayRow
                key={weekdayName(index)}
                name={weekdayName(index, 'long')}
                day={day}
                isAsked={isAsked}
                onChange={(part) => setDay(index, part)}
              />
            ))}
            <p className="text-sm text-ink-3">{faultAt(error, 'week') ?? text.midnightHint}</p>
          </fieldset>
          <HoursPreview days={days} zone={zone} />
        </>
      )}
    </FormDialog>
  );
}

interface DayRowProps {
  name: string;
  day: DayDraft;
  isAsked: boolean;
  onChange: (part: Partial<DayDraft>) => void;
}

function DayRow({ name, day, isAsked, onChange }: DayRowProps) {
  const text = textOf(workingTimeText);
  const isWrong = isAsked && !isSound(day);
  return (
    <div className="flex min-h-9 flex-wrap items-center gap-x-3 gap-y-1">
      <Checkbox
        className="w-36"
        label={name}
        checked={day.isWorking}
        onChange={(event) => onChange({ isWorking: event.target.checked })}
      />
      {day.isWorking ? (
        <>
          <TextField
            type="time"
            required
            className="w-28!"
            aria-label={text.fromOf(name)}
            value={day.from}
            onChange={(event) => onChange({ from: event.target.value })}
          />
          <span className="text-ink-3">{text.to}</span>
          <TextField
            type="time"
            required
            className="w-28!"
            aria-label={text.toOf(name)}
            aria-invalid={isWrong}
            value={day.to}
            onChange={(event) => onChange({ to: event.target.value })}
          />
        </>
      ) : (
        <span className="text-ink-3">{text.noWork}</span>
      )}
      {isWrong && (
        <p role="alert" className="w-full text-sm text-critical-text">
          {text.invalidHours(name)}
        </p>
      )}
    </div>
  );
}

/** The stored zone is offered also where the browser does not list it. */
function zoneOptions(stored: string) {
  const known = ['UTC', ...Intl.supportedValuesOf('timeZone')];
  return [...new Set([...known, stored])].map((value) => ({
    value,
    label: value.replaceAll('_', ' '),
  }));
}
