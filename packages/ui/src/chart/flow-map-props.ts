import type { ReactNode } from 'react';
import type { SeverityName } from '../badge/severity.ts';
import type { ChartStateProps, ChartTableData } from './chart-frame-props.ts';
import type { Side } from './sankey-layout.ts';
import type { SankeyPart } from './sankey-props.ts';

/** A place on one side of the map; ids are unique within a side. */
export interface FlowMapEnd {
  id: string;
  label: string;
}

/** A flow from one place to another. */
export interface FlowMapBand {
  /** Ids of its ends. */
  source: string;
  target: string;
  /** Decides the thickness; a band of zero has no drawing. */
  value: number;
  /** Only high and critical are coloured. */
  severity?: SeverityName | undefined;
  /** Chosen for something to be done with it. */
  isPicked?: boolean | undefined;
  /** A label on it, near its destination. */
  mark?: string | undefined;
  /** Outside the selection. */
  isFaint?: boolean | undefined;
}

/** A part of the map as text: its name, and a line per figure. */
export interface FlowMapWords {
  title: string;
  lines: readonly string[];
}

/** How an end is to be drawn. */
export interface FlowMapEndRoom {
  side: Side;
  /** Its part that takes the focus has this; arrows reach those with -1. */
  tabIndex: 0 | -1;
  /** `line`: one line of text; `column`: upright, above a column of the matrix. */
  shape: 'line' | 'column';
}

export interface FlowMapProps extends ChartStateProps {
  /** Accessible name, e.g. `Where data moves`. */
  label: string;
  /** In the order of the lists. */
  origins: readonly FlowMapEnd[];
  destinations: readonly FlowMapEnd[];
  bands: readonly FlowMapBand[];
  /** Headings of the two lists. */
  heads: Readonly<Record<Side, ReactNode>>;
  wordsOf: (part: SankeyPart) => FlowMapWords;
  /** The same figures as lines and columns. */
  table: () => ChartTableData;
  /** Draws an end; the first input or button in it takes the focus. */
  renderEnd: (id: string, room: FlowMapEndRoom) => ReactNode;
  /** Address of a band; none without a target. */
  hrefOf: (source: string, target: string) => string | undefined;
  onOpen: (source: string, target: string) => void;
  /** X, or a press with Shift: the band is chosen, or no longer. */
  onPick: (source: string, target: string) => void;
  /** Maximum number of pixels of the drawing: what is taller scrolls within them. */
  height: number;
  readOut?: ReactNode;
  aside?: ReactNode;
}

/**
 * Maximum ends per side for bands; above it the map is a matrix. 40 places, the unnamed ones, and the
 * rest.
 */
export const MOST_BAND_ENDS = 42;
