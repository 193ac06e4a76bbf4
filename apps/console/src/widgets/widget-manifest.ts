import type { Permission } from '@waybill/contract';
import type { ComponentType } from 'react';

/** One widget of the dashboard as data; the dashboard shows every one that has a folder. */
export interface WidgetManifest {
  /** Also the name of its folder, and what DASHBOARD_LAYOUT remembers. */
  id: string;
  title: string;
  /** Place while nobody has arranged the dashboard, ascending. */
  order: number;
  /** Columns of twelve on a wide page. */
  span: 4 | 5 | 6 | 7 | 8 | 12;
  permission?: Permission;
  /** Draws its contents without a panel around them. */
  isBare?: boolean;
  Widget: ComponentType;
}

/** Gives a manifest its type without widening it. */
export function defineWidget(manifest: WidgetManifest): WidgetManifest {
  return manifest;
}
