import type { FeatureFlag, Permission } from '@waybill/contract';
import type { ComponentType } from 'react';
import type { Board } from '../components/dashboard/board-context.ts';
import type { WidgetFigures } from '../components/dashboard/widget-figures.ts';

/** Where a widget stands: columns of twelve, rows of the grid. */
export interface WidgetBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** One widget of the dashboard as data; the dashboard shows every one that has a folder. */
export interface WidgetManifest {
  /** Also the name of its folder, and what an arrangement remembers. */
  id: string;
  title: () => string;
  /** What its numbers count, in a word or two, at the end of its title line. */
  about?: () => string;
  /** While no one has arranged the dashboard; null: it waits among the hidden ones. */
  place: WidgetBox | null;
  /** Size when it is added, and the smallest one that it can still be read at. */
  least: { w: number; h: number };
  permission?: Permission;
  /** Feature flag that gates it; a missing flag is off. */
  flag?: FeatureFlag;
  /** Draws its contents without a panel around them. */
  isBare?: boolean;
  /** Draws up to the edges of its panel. */
  isFlush?: boolean;
  /** Its figures: for the CSV, and instead of the drawing where that has no table of its own. */
  table: (board: Board) => WidgetFigures;
  /** `picture` can be saved as one; `chart` has its own table as well. */
  drawing?: 'picture' | 'chart';
  /** Its shape while the first answer is on its way: a common one, or its own. Nothing may move then. */
  skeleton: 'rows' | 'bars' | ComponentType;
  /** Drawn once there is an answer; reads it with `useDashboard`. */
  Widget: ComponentType;
}

/** Gives a manifest its type without widening it. */
export function defineWidget(manifest: WidgetManifest): WidgetManifest {
  return manifest;
}
