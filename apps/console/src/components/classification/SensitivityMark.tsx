import { textOf } from '@waybill/ui';
import { clsx } from 'clsx';
import { classificationText } from './classification.text.ts';

const LEVELS = [
  'sensitivity0',
  'sensitivity1',
  'sensitivity2',
  'sensitivity3',
  'sensitivity4',
] as const;

/** The word of a sensitivity from 0 to 4. */
export function sensitivityWord(sensitivity: number): string {
  return textOf(classificationText)[LEVELS[sensitivity] ?? 'sensitivity4'];
}

/** A sensitivity as filled squares and a word. Without colour, which is reserved for severity. */
export function SensitivityMark({ sensitivity }: { sensitivity: number }) {
  return (
    <span className="inline-flex min-w-0 items-center gap-2">
      <svg aria-hidden width={22} height={6} viewBox="0 0 22 6" className="shrink-0">
        {[0, 1, 2, 3].map((place) => (
          <rect
            key={place}
            x={place * 5.5}
            width={4.5}
            height={6}
            rx={1}
            className={clsx(place < sensitivity ? 'fill-ink-2' : 'fill-line-2')}
          />
        ))}
      </svg>
      <span className="truncate">{sensitivityWord(sensitivity)}</span>
    </span>
  );
}
