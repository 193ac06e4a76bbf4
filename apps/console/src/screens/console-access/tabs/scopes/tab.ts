import { textOf } from '@waybill/ui';
import { defineAccessTab } from '../../tab-manifest.ts';
import { tabText } from './tab.text.ts';

export const tab = defineAccessTab({
  id: 'scopes',
  title: () => textOf(tabText).title,
  order: 4,
  permission: 'scope:manage',
  load: () => import('./ScopesTab.tsx').then((module) => module.ScopesTab),
});
