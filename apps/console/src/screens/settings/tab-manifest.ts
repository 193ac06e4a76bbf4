import type { FeatureFlag, Permission } from '@waybill/contract';
import type { ComponentType } from 'react';

/** One tab of the settings as data; adding a tab is adding its folder. */
export interface TabManifest {
  /** Also the name of its folder and the last part of its address. */
  id: string;
  /** In the page's language. */
  title: () => string;
  order: number;
  flag?: FeatureFlag;
  permission: Permission;
  Tab: ComponentType;
}

/** Gives a manifest its type without widening it. */
export function defineTab(manifest: TabManifest): TabManifest {
  return manifest;
}
