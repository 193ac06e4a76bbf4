import { useState, type KeyboardEvent } from 'react';
import { formatCount } from '../format/format-count.ts';
import { textOf } from '../text/define-text.ts';
import { chartText } from './chart.text.ts';
import { ChartTip } from './ChartTip.tsx';
import { DAYS, hourAfterKey, HOURS, levelOf } from './heat-layout.ts';
import type { HeatMapProps } from './heat-map-props.ts';
import { HeatHour } from './HeatHour.tsx';
import { useMeasured } from './use-measured.ts';
import { clockHour, weekdayName } from './week-words.ts';

/** Pixels for the names of the days and for the hours below. */
const DAY_ROOM = 40;
export const HEAT_AXIS = 20;
/** Pixels between two cells. */
const GAP = 2;

export interface HeatGridProps extends Omit<HeatMapProps, 'rowHeight'> {
  week: readonly number[];
  rowHeight: number;
}

/** The 168 cells. Tab stops at one of them; arrows walk through the others. */
export function HeatGrid(props: HeatGridProps) {
  const { label, week, rowHeight } = props;
  const [width, frame] = useMeasured('clientWidth');
  const [active, setActive] = useState<number | null>(null);
  const [stop, setStop] = useState(0);
  const height = DAYS * rowHeight + HEAT_AXIS;
  const step = Math.max(0, width - DAY_ROOM) / HOURS;
  const largest = Math.max(...week);
  function press(hour: number, event: KeyboardEvent) {
    if (event.key === 'Escape' && active !== null) {
      event.preventDefault();
      setActive(null);
      return;
    }
    const next = hourAfterKey(hour, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setStop(next);
    const grid = event.currentTarget.closest('svg');
    grid?.querySelector<SVGElement>(`[data-hour="${next}"]`)?.focus();
  }
  const cellOf = (day: number, hour: number) => {
    const index = day * HOURS + hour;
    const value = week[index] ?? 0;
    return (
      <HeatHour
        key={hour}
        {...props}
        hour={index}
        name={wordsOf(index, value)}
        level={levelOf(value, largest)}
        box={{
          x: DAY_ROOM + hour * step,
          y: day * rowHeight,
          width: step - GAP,
          height: rowHeight - GAP,
        }}
        isTabStop={stop === index}
        onActive={(isActive) => {
          setActive(isActive ? index : null);
        }}
        onPress={press}
      />
    );
  };
  return (
    <div ref={frame} style={{ height }} className="relative">
      {width > 0 && (
        <svg
          role="grid"
          aria-label={`${label}. ${textOf(chartText).heatKeys}`}
          width={width}
          height={height}
          className="block"
        >
          {Array.from({ length: DAYS }, (_, day) => (
            <g key={day} role="row">
              <text
                role="rowheader"
                x={0}
                y={day * rowHeight + (rowHeight - GAP) / 2}
                dy="0.35em"
                fontSize={11}
                className="fill-ink-3"
              >
                {weekdayName(day)}
              </text>
              {Array.from({ length: HOURS }, (__, hour) => cellOf(day, hour))}
            </g>
          ))}
          <HourAxis step={step} y={height - 5} />
        </svg>
      )}
      {active !== null && (
        <Tip
          hour={active}
          value={week[active] ?? 0}
          step={step}
          rowHeight={rowHeight}
          width={width}
        />
      )}
    </div>
  );
}

/** Every third hour, or every sixth where they would touch. */
function HourAxis({ step, y }: { step: number; y: number }) {
  const every = step * 3 < 34 ? 6 : 3;
  return (
    <g aria-hidden>
      {Array.from({ length: HOURS / every }, (_, index) => (
        <text
          key={index}
          x={DAY_ROOM + index * every * step}
          y={y}
          fontSize={11}
          className="fill-ink-3"
        >
          {clockHour(index * every)}
        </text>
      ))}
    </g>
  );
}

/** An hour of the week as text, with its figure. */
function wordsOf(hour: number, value: number): string {
  const clock = hour % HOURS;
  const day = weekdayName(Math.floor(hour / HOURS), 'long');
  return textOf(chartText).heatCell(
    day,
    clockHour(clock),
    clockHour(clock + 1),
    formatCount(value),
  );
}

interface TipProps {
  hour: number;
  value: number;
  step: number;
  rowHeight: number;
  width: number;
}

function Tip({ hour, value, step, rowHeight, width }: TipProps) {
  const x = DAY_ROOM + ((hour % HOURS) + 0.5) * step;
  const y = (Math.floor(hour / HOURS) + 0.5) * rowHeight;
  return (
    <ChartTip x={x} y={y} width={width} height={DAYS * rowHeight + HEAT_AXIS}>
      {wordsOf(hour, value)}
    </ChartTip>
  );
}
