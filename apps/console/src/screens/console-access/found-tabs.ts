import type { ComponentType } from 'react';
import { lazyPart } from '../../app/screens/lazy-part.ts';
import type { AccessTabManifest } from './tab-manifest.ts';

const modules = import.meta.glob<{ tab: AccessTabManifest }>('./tabs/*/tab.ts', { eager: true });

export interface FoundAccessTab extends AccessTabManifest {
  /** Its code is fetched when the tab is first shown. */
  Tab: ComponentType;
}

/** Every tab of Console access that has a folder, in order. */
export const FOUND_ACCESS_TABS: readonly FoundAccessTab[] = Object.values(modules)
  .map(({ tab }) => ({
    ...tab,
    Tab: lazyPart(`the tab ${tab.id} of Console access`, tab.load).Part,
  }))
  .toSorted((a, b) => a.order - b.order);
