import { textOf } from '@waybill/ui';
import { defineAccessTab } from '../../tab-manifest.ts';
import { tabText } from './tab.text.ts';

export const tab = defineAccessTab({
  id: 'members',
  title: () => textOf(tabText).title,
  order: 1,
  permission: 'access:read',
  load: () => import('./MembersTab.tsx').then((module) => module.MembersTab),
});
