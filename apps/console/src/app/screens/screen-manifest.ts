import type { FeatureFlag, Permission } from '@waybill/contract';
import { textOf } from '@waybill/ui';
import type { ComponentType } from 'react';
import type { IconName } from '../../components/icons.ts';
import { screensText } from './screens.text.ts';

/** The groups of the side bar, in order; `top` has no heading. */
export const NAV_GROUPS = [
  { id: 'top', label: () => undefined },
  { id: 'investigate', label: () => textOf(screensText).investigate },
  { id: 'prevent', label: () => textOf(screensText).prevent },
  { id: 'manage', label: () => textOf(screensText).manage },
] as const;
export type NavGroupId = (typeof NAV_GROUPS)[number]['id'];

/** Position of a screen in the side bar. */
export interface NavPlace {
  group: NavGroupId;
  /** Place within the group, ascending. */
  order: number;
  icon: IconName;
  /** Address of the link. */
  to: string;
}

/** One screen as data: routes, side bar, titles and gates are made from the found manifests. */
export interface ScreenManifest {
  /** Also the name of its folder. */
  name: string;
  /** Route patterns of the specification in the router's notation, e.g. `/settings/:tab?`. */
  paths: readonly string[];
  /** In the page's language, from the catalogue next to the manifest. */
  title: () => string;
  /** Lower-case letter that opens it after `G`; unique among screens. */
  goKey?: string;
  nav?: NavPlace;
  /** Feature flag that gates it; a missing flag is off. */
  flag?: FeatureFlag;
  /** Permission without which the screen only names the missing permission. */
  permission?: Permission;
  load: () => Promise<ComponentType>;
  /**
   * Paths of the reads on a first visit to its plain address, as `useRead` spells them: they start
   * along with the code. A path that is not used later wastes a read.
   */
  firstReads?: () => readonly string[];
}

/** Gives a manifest its type without widening it. */
export function defineScreen(manifest: ScreenManifest): ScreenManifest {
  return manifest;
}
