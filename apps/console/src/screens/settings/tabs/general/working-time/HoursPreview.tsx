import { textOf, weekdayName } from '@waybill/ui';
import { cityOf, isInside, type DayDraft } from './working-week.ts';
import { workingTimeText } from './working-time.text.ts';

/** A working morning, a late evening and a weekend, as most organizations have them. */
const EXAMPLES = [
  { weekday: 1, time: '10:00' },
  { weekday: 4, time: '22:00' },
  { weekday: 6, time: '12:00' },
] as const;

/** Meaning of the hours, in sentences. */
export function HoursPreview({ days, zone }: { days: readonly DayDraft[]; zone: string }) {
  const text = textOf(workingTimeText);
  return (
    <section
      aria-label={text.preview}
      aria-live="polite"
      className="rounded-md border border-line bg-sunken px-3 py-2"
    >
      <p className="text-sm font-medium text-ink-2">{text.preview}</p>
      <ul className="mt-1 flex flex-col gap-0.5">
        {EXAMPLES.map(({ weekday, time }) => {
          const sentence = isInside(days, weekday, time) ? text.previewInside : text.previewOutside;
          return (
            <li key={weekday}>{sentence(weekdayName(weekday, 'long'), time, cityOf(zone))}</li>
          );
        })}
      </ul>
    </section>
  );
}
