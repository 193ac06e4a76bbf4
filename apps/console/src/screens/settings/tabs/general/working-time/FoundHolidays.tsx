import type { CalendarRead } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import { datesOf, keyOf, MOST_HOLIDAYS } from './holiday-list.ts';
import { workingTimeText } from './working-time.text.ts';

export interface FoundHolidaysProps {
  read: CalendarRead;
  /** How many of them are not on the list yet. */
  fresh: number;
  isTooMany: boolean;
}

/** Contents of a calendar file, with skipped entries and reasons. */
export function FoundHolidays({ read, fresh, isTooMany }: FoundHolidaysProps) {
  const text = textOf(workingTimeText);
  const { holidays, skipped, isTruncated } = read;
  return (
    <section role="status" className="flex flex-col gap-2">
      <p className="font-medium">
        {text.found(holidays.length)}. {holidays.length > 0 && text.foundNew(fresh)}
      </p>
      {isTruncated && <p className="text-warning-text">{text.truncated}</p>}
      {isTooMany && <p className="text-critical-text">{text.tooMany(MOST_HOLIDAYS)}</p>}
      {holidays.length > 0 && (
        <ul
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so the keyboard must reach it
          tabIndex={0}
          aria-label={text.found(holidays.length)}
          className="max-h-40 overflow-y-auto rounded-md border border-line px-3 py-2"
        >
          {holidays.map((holiday) => (
            <li key={keyOf(holiday)} className="flex justify-between gap-3">
              <span className="truncate">{holiday.name}</span>
              <span className="shrink-0 text-ink-3">
                {datesOf(holiday)}
                {holiday.isYearly && `, ${text.everyYear}`}
              </span>
            </li>
          ))}
        </ul>
      )}
      {skipped.length > 0 && (
        <details>
          <summary className="cursor-pointer text-ink-2">{text.skipped(skipped.length)}</summary>
          <ul className="mt-1 max-h-32 overflow-y-auto pl-4">
            {skipped.map(({ name, reason }, index) => (
              <li key={index} className="text-sm text-ink-3">
                {name === '' ? text.unnamed : name}: {text[`skip_${reason}`]}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  );
}
