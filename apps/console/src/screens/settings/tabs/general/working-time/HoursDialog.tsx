import { Checkbox, Combobox, Field, textOf, TextField, weekdayName } from '@waybill/ui';
import { useMemo, useState } from 'react';
import { faultAt } from '../../../../../app/http/api-error.ts';
import { FormDialog } from './FormDialog.tsx';
import { HoursPreview } from './HoursPreview.tsx';
import type { WorkingTimeChanges } from './use-working-time.ts';
import { clockOf, draftOfWeek, isSound, weekOfDraft, type DayDraft } from './working-week.ts';
import { workingTimeText } from './working-time.text.ts';

/** Zone and weekly hours, with an example for an evening. */
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
            <p className="text-sm text-ink-3">{faultAt(error, 'week') ?? text.hoursHint}</p>
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
          <ClockField
            label={text.fromOf(name)}
            value={day.from}
            onChange={(from) => onChange({ from })}
          />
          <span className="text-ink-3">{text.to}</span>
          <ClockField
            label={text.toOf(name)}
            isInvalid={isWrong}
            value={day.to}
            onChange={(to) => onChange({ to })}
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

interface ClockFieldProps {
  label: string;
  value: string;
  isInvalid?: boolean | undefined;
  onChange: (value: string) => void;
}

/** A time of day. Browsers show their own time fields with AM and PM where the page has 24 hours. */
function ClockField({ label, value, isInvalid, onChange }: ClockFieldProps) {
  return (
    <TextField
      inputMode="numeric"
      maxLength={5}
      className="w-20! tabular-nums"
      aria-label={label}
      aria-invalid={isInvalid}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => onChange(clockOf(value) ?? value)}
    />
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
