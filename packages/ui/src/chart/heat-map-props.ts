import type { ChartStateProps } from './chart-frame-props.ts';
import type { HeatCell } from './heat-layout.ts';

export interface HeatMapProps extends ChartStateProps {
  /** Accessible name, e.g. `When data moves`. */
  label: string;
  /** Hours of the week, Monday 00:00 first; omitted ones are zero. */
  cells: readonly HeatCell[];
  /** A press on an hour of the week, or Enter. */
  onSelect?: ((hour: number) => void) | undefined;
  hrefOf?: ((hour: number) => string) | undefined;
  /** Pixels of a line; the picture has seven. `fill`: as tall as the container allows. */
  rowHeight?: number | 'fill' | undefined;
}
