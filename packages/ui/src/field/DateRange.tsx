import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../button/Button.tsx';
import { textOf } from '../text/define-text.ts';
import { locale } from '../text/locale.ts';
import { Calendar } from './Calendar.tsx';
import { printDay, readDay, type Day } from './calendar-days.ts';
import { fieldText } from './field.text.ts';
import { INPUT_CLASS } from './input-class.ts';
import { fromWall, toWall } from './zoned-time.ts';

export interface RangePreset {
  key: string;
  label: string;
}

export interface DateRangeProps {
  /** Ranges up to now, by the caller's own keys. */
  presets: readonly RangePreset[];
  /** The preset in force; null while two moments are. */
  activePreset: string | null;
  onPreset: (key: string) => void;
  /** Initial times, in milliseconds since 1970; null: none. */
  from: number | null;
  to: number | null;
  onApply: (from: number, to: number) => void;
  /** Milliseconds since 1970. */
  now: number;
}

interface Draft {
  fromDate: string;
  fromTime: string;
  toDate: string;
  toTime: string;
}

const FIRST_TIME = '00:00';
const LAST_TIME = '23:59';

/** A time range: ranges up to now on the left, two times with a calendar on the right. */
export function DateRange(props: DateRangeProps) {
  const { presets, activePreset, onPreset } = props;
  const words = textOf(fieldText);
  return (
    <div className="flex max-sm:flex-col">
      <div
        role="group"
        aria-label={words.presets}
        className="flex w-44 shrink-0 flex-col border-r border-line p-1 max-sm:w-auto max-sm:border-r-0 max-sm:border-b"
      >
        {presets.map(({ key, label }) => (
          <button
            key={key}
            type="button"
            aria-pressed={key === activePreset}
            onClick={() => onPreset(key)}
            className={clsx(
              'flex h-8 items-center gap-2 rounded-sm px-2 text-left text-base hover:bg-hover dark:hover:bg-active',
              key === activePreset && 'font-medium',
            )}
          >
            <span className="min-w-0 flex-1 truncate">{label}</span>
            {key === activePreset && <Check aria-hidden className="size-4 text-accent" />}
          </button>
        ))}
      </div>
      <Moments {...props} />
    </div>
  );
}

function Moments({ from, to, now, onApply }: DateRangeProps) {
  const words = textOf(fieldText);
  const { timeZone } = locale();
  const [draft, setDraft] = useState<Draft>(() => startOf(from, to, timeZone));
  const start = fromWall(draft.fromDate, draft.fromTime, timeZone);
  const end = fromWall(draft.toDate, draft.toTime, timeZone);
  const problem =
    start === null || end === null
      ? words.dateFormat
      : end <= start
        ? words.isBackwards
        : undefined;
  const change = (part: keyof Draft) => (value: string) => setDraft({ ...draft, [part]: value });
  return (
    <form
      // A fixed width: its contents would fill any space.
      className="flex w-72 flex-col gap-3 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (start !== null && end !== null && problem === undefined) onApply(start, end);
      }}
    >
      <Calendar
        from={readDay(draft.fromDate)}
        to={readDay(draft.toDate)}
        today={readDay(toWall(now, timeZone).date) ?? { year: 1970, month: 1, day: 1 }}
        onChoose={(day) => setDraft(withDay(draft, day))}
      />
      <MomentLine
        label={words.from}
        dateLabel={words.fromDate}
        timeLabel={words.fromTime}
        date={draft.fromDate}
        time={draft.fromTime}
        onDate={change('fromDate')}
        onTime={change('fromTime')}
      />
      <MomentLine
        label={words.to}
        dateLabel={words.toDate}
        timeLabel={words.toTime}
        date={draft.toDate}
        time={draft.toTime}
        onDate={change('toDate')}
        onTime={change('toTime')}
      />
      <div className="flex items-center justify-between gap-3">
        <p className="min-w-0 text-sm text-ink-3">{words.timesIn(timeZone)}</p>
        <Button type="submit" variant="primary" size="sm" disabledReason={problem}>
          {words.apply}
        </Button>
      </div>
    </form>
  );
}

function startOf(from: number | null, to: number | null, timeZone: string): Draft {
  const start = from === null ? null : toWall(from, timeZone);
  const end = to === null ? null : toWall(to, timeZone);
  return {
    fromDate: start?.date ?? '',
    fromTime: start?.time ?? FIRST_TIME,
    toDate: end?.date ?? '',
    toTime: end?.time ?? LAST_TIME,
  };
}

/** The first selection in the calendar starts a new range, the second one ends it. */
function withDay(draft: Draft, day: Day): Draft {
  const date = printDay(day);
  const isWhole = draft.fromDate !== '' && draft.toDate !== '';
  if (isWhole || draft.fromDate === '') {
    return { fromDate: date, fromTime: FIRST_TIME, toDate: '', toTime: LAST_TIME };
  }
  // Written as they are, days compare as texts.
  return date < draft.fromDate
    ? { ...draft, fromDate: date, toDate: draft.fromDate }
    : { ...draft, toDate: date };
}

interface MomentLineProps {
  label: string;
  dateLabel: string;
  timeLabel: string;
  date: string;
  time: string;
  onDate: (date: string) => void;
  onTime: (time: string) => void;
}

function MomentLine(props: MomentLineProps) {
  const { label, dateLabel, timeLabel, date, time, onDate, onTime } = props;
  return (
    <div className="grid grid-cols-[3rem_1fr_5rem] items-center gap-2">
      <span aria-hidden className="text-base text-ink-3">
        {label}
      </span>
      <input
        type="text"
        inputMode="numeric"
        aria-label={dateLabel}
        placeholder="2026-01-31"
        autoComplete="off"
        value={date}
        onChange={(event) => onDate(event.target.value)}
        className={INPUT_CLASS}
      />
      <input
        type="text"
        inputMode="numeric"
        aria-label={timeLabel}
        placeholder="00:00"
        autoComplete="off"
        value={time}
        onChange={(event) => onTime(event.target.value)}
        className={INPUT_CLASS}
      />
    </div>
  );
}
