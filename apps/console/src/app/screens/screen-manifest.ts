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

/** Where and how a screen is in the side bar. */
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
  /** In the page's language, from the catalogue beside the manifest. */
  title: () => string;
  /** Letter that goes there after `G`, in small; no two screens have the same. */
  goKey?: string;
  nav?: NavPlace;
  /** Feature flag that gates it; a missing flag is off. */
  flag?: FeatureFlag;
  /** Permission without which the screen only says what is missing. */
  permission?: Permission;
  load: () => Promise<ComponentType>;
  /**
   * Paths of the reads that a first visit to its plain address waits for, as `useRead` spells them: they
   * are begun beside the code. A path that is not asked for later costs a read in vain.
   */
  firstReads?: () => readonly string[];
}

/** Gives a manifest its type without widening it. */
export function defineScreen(manifest: ScreenManifest): ScreenManifest {
  return manifest;
}
