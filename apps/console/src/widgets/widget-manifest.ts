import type { FeatureFlag, Permission } from '@waybill/contract';
import type { ComponentType } from 'react';
import type { Board } from '../components/dashboard/board-context.ts';
import type { WidgetFigures } from '../components/dashboard/widget-figures.ts';

/** Position of a widget: columns of twelve, rows of the grid. */
export interface WidgetBox {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** A dashboard widget as data; every widget folder is shown. */
export interface WidgetManifest {
  /** Also the name of its folder, and its id in arrangements. */
  id: string;
  title: () => string;
  /** Unit of its numbers, in a word or two, at the end of its title line. */
  about?: () => string;
  /** Position in the default arrangement; null: hidden by default. */
  place: WidgetBox | null;
  /** Initial size, and the smallest readable one. */
  least: { w: number; h: number };
  permission?: Permission;
  /** Feature flag that gates it; a missing flag is off. */
  flag?: FeatureFlag;
  /** Draws its contents without a panel around them. */
  isBare?: boolean;
  /** Draws up to the edges of its panel. */
  isFlush?: boolean;
  /** Its figures: for the CSV, and instead of the drawing if that has no table of its own. */
  table: (board: Board) => WidgetFigures;
  /** `picture` can be saved as an image; `chart` also has its own table. */
  drawing?: 'picture' | 'chart';
  /**
   * Its placeholder while the first response is loading: a common one, or its own. Nothing may move
   * then.
   */
  skeleton: 'rows' | 'bars' | ComponentType;
  /** Drawn once there is an answer; reads it with `useDashboard`. */
  Widget: ComponentType;
}

/** Gives a manifest its type without widening it. */
export function defineWidget(manifest: WidgetManifest): WidgetManifest {
  return manifest;
}
