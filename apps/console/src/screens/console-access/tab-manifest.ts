import type { FeatureFlag, Permission } from '@waybill/contract';
import type { ComponentType } from 'react';

/** One tab of Console access as data; adding a tab is adding its folder. */
export interface AccessTabManifest {
  /** Also the name of its folder and the value of `tab` in the address. */
  id: string;
  /** In the page's language. */
  title: () => string;
  order: number;
  flag?: FeatureFlag;
  permission: Permission;
  load: () => Promise<ComponentType>;
}

/** Gives a manifest its type without widening it. */
export function defineAccessTab(manifest: AccessTabManifest): AccessTabManifest {
  return manifest;
}
