import type { Dashboard, Severity } from '@waybill/contract';
import { formatCount } from '@waybill/ui';
import { NumberLink } from '../../components/dashboard/NumberLink.tsx';
import { ageLabel } from './age-label.ts';

type Bands = Dashboard['openByAge'];

/** How solid a band is drawn: the longer something waits, the heavier it weighs. */
function strength(index: number, count: number): string {
  return `${Math.round(35 + (65 * index) / Math.max(1, count - 1))}%`;
}

export interface AgeBarProps {
  severity: Severity;
  /** Youngest first. */
  bands: Bands;
  /** Length of the bar, from 0 to 1. */
  share: number;
}

/** Ages of a severity's open detections, oldest on the left; the title describes them as text. */
export function AgeBar({ severity, bands, share }: AgeBarProps) {
  const parts = bands
    .map((band, index) => ({ band, count: band.counts[severity] ?? 0, index }))
    .filter(({ count }) => count > 0)
    .toReversed();
  return (
    <div
      title={parts.map(({ band, count }) => `${ageLabel(band)}: ${formatCount(count)}`).join(' · ')}
      className="mt-1.5 h-2 overflow-hidden rounded-full bg-active"
    >
      <div style={{ width: `${share * 100}%` }} className="flex h-full gap-px">
        {parts.map(({ band, count, index }) => (
          <span
            key={band.minDays}
            style={{
              flexGrow: count,
              backgroundColor: `color-mix(in srgb, var(--${severity.toLowerCase()}-fill) ${strength(index, bands.length)}, var(--surface))`,
            }}
            className="min-w-px last:rounded-r-full"
          />
        ))}
      </div>
    </div>
  );
}

export interface AgeLegendProps {
  bands: Bands;
  /** Address of the list with that age; null if none. */
  addressOf: (band: Bands[number]) => string | null;
}

/** Meaning of the bars' shades, longest wait first. */
export function AgeLegend({ bands, addressOf }: AgeLegendProps) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-0.5 text-sm text-ink-3">
      {bands
        .map((band, index) => (
          <li key={band.minDays} className="flex items-center gap-1.5">
            <span
              aria-hidden
              style={{
                backgroundColor: `color-mix(in srgb, var(--ink-3) ${strength(index, bands.length)}, var(--surface))`,
              }}
              className="size-2 rounded-[2px]"
            />
            {ageLabel(band)}
            <NumberLink
              count={Object.values(band.counts).reduce((sum, count) => sum + count, 0)}
              label={ageLabel(band)}
              address={addressOf(band)}
              className="inline-flex min-h-6 min-w-6 items-center justify-center tabular-nums"
            />
          </li>
        ))
        .toReversed()}
    </ul>
  );
}
