import type { Tone } from '../badge/Badge.tsx';
import { formatCount, formatPercent } from '../format/format-count.ts';
import { Skeleton } from '../state/Skeleton.tsx';
import { textOf } from '../text/define-text.ts';
import type { ChartStateProps } from './chart-frame-props.ts';
import { chartText } from './chart.text.ts';
import { ChartFrame } from './ChartFrame.tsx';
import { CoveringLink } from './CoveringLink.tsx';
import { placeParts, rowTotal } from './stack-parts.ts';
import { TONE_FILL } from './tone-fill.data.ts';

export interface AgeBand {
  key: string;
  /** E.g. `1 to 7 days`. */
  label: string;
  value: number;
  href?: string | undefined;
  /** Default: the longer the wait, the darker. */
  tone?: Tone | undefined;
}

export interface AgeBandsProps extends ChartStateProps {
  /** Accessible name, e.g. `Open detections by age`. */
  label: string;
  /** The youngest first. */
  bands: readonly AgeBand[];
  onSelect?: ((band: AgeBand) => void) | undefined;
}

/** Pixels of the bar with its space, and of a line below. */
const BAR_HEIGHT = 28;
const LINE_HEIGHT = 32;

/** A whole in bands of age: one bar, and a line with the figure for each band. */
export function AgeBands(props: AgeBandsProps) {
  const { bands, onSelect } = props;
  const total = rowTotal({ parts: bands });
  const height = BAR_HEIGHT + Math.max(1, bands.length) * LINE_HEIGHT;
  const text = textOf(chartText);
  return (
    <ChartFrame
      {...props}
      height={height}
      controls="hidden"
      isEmpty={total === 0}
      table={() => ({
        headers: [text.name, text.value],
        rows: bands.map(({ label, value }) => [label, value]),
      })}
      skeleton={<BandsSkeleton lines={bands.length} />}
    >
      <div aria-hidden className="flex h-3 gap-px overflow-hidden rounded-full bg-active">
        {placeParts(bands, total).map((band) => (
          <span
            key={band.key}
            title={`${band.label}: ${formatCount(band.value)}`}
            style={{ width: `${band.share * 100}%`, backgroundColor: colorOf(band, bands) }}
            className="h-full min-w-0.5"
          />
        ))}
      </div>
      <ul className="mt-4 flex flex-col">
        {bands.map((band) => (
          <li
            key={band.key}
            style={{ height: LINE_HEIGHT }}
            className="relative flex items-center gap-2 border-b border-line last:border-b-0"
          >
            <span
              aria-hidden
              style={{ backgroundColor: colorOf(band, bands) }}
              className="size-2 shrink-0 rounded-[2px]"
            />
            <span className="min-w-0 flex-1 truncate">
              <CoveringLink
                label={band.label}
                href={band.href}
                onSelect={onSelect && (() => onSelect(band))}
              />
            </span>
            <span className="text-sm text-ink-3">{formatPercent(band.value / total)}</span>
            <span className="min-w-10 text-right text-md text-ink-2">
              {formatCount(band.value)}
            </span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}

/** One hue in even steps; an age alone is no severity. */
function colorOf(band: AgeBand, bands: readonly AgeBand[]): string {
  if (band.tone !== undefined) return `var(${TONE_FILL[band.tone]})`;
  const at = bands.findIndex(({ key }) => key === band.key);
  const share = bands.length < 2 ? 100 : 35 + (65 * at) / (bands.length - 1);
  return `color-mix(in srgb, var(--chart-6) ${Math.round(share)}%, var(--surface))`;
}

function BandsSkeleton({ lines }: { lines: number }) {
  return (
    <div aria-hidden>
      <Skeleton className="mb-4 h-3 rounded-full!" />
      {Array.from({ length: lines }, (_, line) => (
        <div key={line} style={{ height: LINE_HEIGHT }} className="flex items-center">
          <Skeleton className="h-3 w-2/5" />
        </div>
      ))}
    </div>
  );
}
