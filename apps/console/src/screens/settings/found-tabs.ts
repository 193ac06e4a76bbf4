import type { TabManifest } from './tab-manifest.ts';

const modules = import.meta.glob<{ tab: TabManifest }>('./tabs/*/tab.ts', { eager: true });

/** Every settings tab that has a folder, in order. */
export const FOUND_TABS: readonly TabManifest[] = Object.values(modules)
  .map(({ tab }) => tab)
  .toSorted((a, b) => a.order - b.order);
