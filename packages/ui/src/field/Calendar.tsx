import { clsx } from 'clsx';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../button/IconButton.tsx';
import { textOf } from '../text/define-text.ts';
import {
  addDays,
  addMonths,
  isBetween,
  isSameDay,
  printDay,
  spellDay,
  spellMonth,
  weekdayNames,
  weekdayOf,
  weeksOf,
  type Day,
} from './calendar-days.ts';
import { fieldText } from './field.text.ts';

export interface CalendarProps {
  /** First and last day of the chosen range; null while not chosen. */
  from: Day | null;
  to: Day | null;
  today: Day;
  onChoose: (day: Day) => void;
}

/** The target day of a key; null for other keys. */
function dayForKey(day: Day, { key, shiftKey }: KeyboardEvent): Day | null {
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, -1);
    case 'ArrowRight':
      return addDays(day, 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -weekdayOf(day));
    case 'End':
      return addDays(day, 6 - weekdayOf(day));
    case 'PageUp':
      return addMonths(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return addMonths(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

/**
 * A month as a grid of days. Arrows move by days and weeks, Home and End within the week, page keys by
 * months, with Shift by years; one day is reached with Tab.
 */
export function Calendar({ from, to, today, onChoose }: CalendarProps) {
  const words = textOf(fieldText);
  const [active, setActive] = useState<Day>(from ?? today);
  const grid = useRef<HTMLTableElement>(null);
  const wantsFocus = useRef(false);
  useEffect(() => {
    if (!wantsFocus.current) return;
    wantsFocus.current = false;
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [active]);
  const month = spellMonth(active);
  const names = weekdayNames();

  function press(event: KeyboardEvent) {
    const next = dayForKey(active, event);
    if (next === null) return;
    event.preventDefault();
    wantsFocus.current = true;
    setActive(next);
  }

  return (
    <div className="w-full min-w-60">
      <div className="flex items-center justify-between">
        <IconButton
          size="sm"
          label={words.previousMonth}
          icon={<ChevronLeft />}
          onClick={() => setActive(addMonths(active, -1))}
        />
        <span aria-live="polite" className="font-medium">
          {month}
        </span>
        <IconButton
          size="sm"
          label={words.nextMonth}
          icon={<ChevronRight />}
          onClick={() => setActive(addMonths(active, 1))}
        />
      </div>
      <table
        ref={grid}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a date grid is a table walked with arrows
        role="grid"
        aria-label={words.calendar(month)}
        aria-multiselectable
        className="mt-1 w-full table-fixed border-collapse text-center"
      >
        <thead>
          <tr>
            {names.map(({ long, short }) => (
              <th key={long} scope="col" abbr={long} className="h-6 text-xs font-normal text-ink-3">
                {short}
              </th>
            ))}
          </tr>
        </thead>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons within, in one place */}
        <tbody onKeyDown={press}>
          {weeksOf(active).map((week) => (
            <tr key={printDay(week[0] ?? active)}>
              {week.map((day) => {
                const isEnd = isSameDay(day, from) || isSameDay(day, to);
                const isChosen = isEnd || isBetween(day, from, to);
                return (
                  <td
                    key={printDay(day)}
                    aria-selected={isChosen}
                    className={clsx('p-0', isChosen && 'bg-selected')}
                  >
                    <button
                      type="button"
                      tabIndex={isSameDay(day, active) ? 0 : -1}
                      aria-label={spellDay(day)}
                      aria-current={isSameDay(day, today) ? 'date' : undefined}
                      onClick={() => {
                        setActive(day);
                        onChoose(day);
                      }}
                      className={clsx(
                        'size-8 rounded-md text-base',
                        isEnd
                          ? 'bg-primary font-medium text-primary-ink'
                          : 'hover:bg-hover dark:hover:bg-active',
                        !isEnd && day.month !== active.month && 'text-ink-3',
                        !isEnd && isSameDay(day, today) && 'font-semibold text-accent',
                      )}
                    >
                      {day.day}
                    </button>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
