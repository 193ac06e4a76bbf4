import type { ReactNode } from 'react';
import type { SeverityName } from '../badge/severity.ts';
import type { ChartStateProps } from './chart-frame-props.ts';

export interface SankeyLink {
  /** Where it comes from; the name is its key. */
  source: string;
  target: string;
  /** How many movements; decides the thickness. */
  value: number;
  /** The worst of its detections; only high and critical are coloured. */
  severity?: SeverityName | undefined;
  /** Shown instead of the key. */
  sourceLabel?: string | undefined;
  targetLabel?: string | undefined;
}

/** A part of the picture: one link, or all links from or to a place. */
export type SankeyPart =
  | { source: string; target: string }
  | { source: string; target?: undefined }
  | { source?: undefined; target: string };

export interface SankeyProps extends ChartStateProps {
  /** Accessible name, e.g. `Where data is going`. */
  label: string;
  links: readonly SankeyLink[];
  /** Height of the drawing in pixels; additional places scroll. `fill`: all of the container. */
  height?: number | 'fill' | undefined;
  /** A press on a part, or Enter; with `hrefOf` a part is a link as well. */
  onSelect?: ((part: SankeyPart) => void) | undefined;
  hrefOf?: ((part: SankeyPart) => string) | undefined;
  /** Drawn next to a place's name. */
  iconOf?: ((name: string) => ReactNode) | undefined;
}
