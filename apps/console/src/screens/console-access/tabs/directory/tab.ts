import { textOf } from '@waybill/ui';
import { defineAccessTab } from '../../tab-manifest.ts';
import { tabText } from './tab.text.ts';

export const tab = defineAccessTab({
  id: 'directory',
  title: () => textOf(tabText).title,
  order: 70,
  permission: 'directory:manage',
  load: () => import('./DirectoryTab.tsx').then((module) => module.DirectoryTab),
});
