import type { KeyboardEvent } from 'react';
import { HEAT_FILL } from './heat-fill.ts';
import { plainPress } from './plain-press.ts';

export interface HeatHourProps {
  /** Hour of the week. */
  hour: number;
  /** Day, hour and figure as text. */
  name: string;
  level: number;
  box: { x: number; y: number; width: number; height: number };
  isTabStop: boolean;
  onActive: (isActive: boolean) => void;
  onPress: (hour: number, event: KeyboardEvent) => void;
  onSelect?: ((hour: number) => void) | undefined;
  hrefOf?: ((hour: number) => string) | undefined;
}

/** One cell. Where it leads somewhere, the link is inside the cell and has the focus. */
export function HeatHour(props: HeatHourProps) {
  const { hour, name, level, box, isTabStop, onActive, onPress, onSelect, hrefOf } = props;
  const shared = {
    'aria-label': name,
    'data-hour': hour,
    tabIndex: isTabStop ? 0 : -1,
    onPointerEnter: () => onActive(true),
    onPointerLeave: () => onActive(false),
    onFocus: () => onActive(true),
    onBlur: () => onActive(false),
  };
  const cell = (
    <rect
      {...box}
      width={Math.max(1, box.width)}
      rx={2}
      style={{ fill: HEAT_FILL[level] }}
      className="stroke-transparent hover:stroke-ink-3 in-focus-visible:stroke-accent in-focus-visible:[stroke-width:2]"
    />
  );
  if (hrefOf !== undefined) {
    return (
      <g role="gridcell">
        <a
          {...shared}
          href={hrefOf(hour)}
          className="outline-none"
          onKeyDown={(event) => onPress(hour, event)}
          onClick={(event) => plainPress(event, onSelect && (() => onSelect(hour)))}
        >
          {cell}
        </a>
      </g>
    );
  }
  return (
    <g
      {...shared}
      role="gridcell"
      className={onSelect === undefined ? 'outline-none' : 'cursor-pointer outline-none'}
      onClick={() => onSelect?.(hour)}
      onKeyDown={(event) => {
        if (onSelect === undefined || (event.key !== 'Enter' && event.key !== ' ')) {
          onPress(hour, event);
          return;
        }
        event.preventDefault();
        onSelect(hour);
      }}
    >
      {cell}
    </g>
  );
}
