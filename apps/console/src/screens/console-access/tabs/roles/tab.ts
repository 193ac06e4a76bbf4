import { textOf } from '@waybill/ui';
import { defineAccessTab } from '../../tab-manifest.ts';
import { tabText } from './tab.text.ts';

export const tab = defineAccessTab({
  id: 'roles',
  title: () => textOf(tabText).title,
  order: 3,
  permission: 'access:read',
  load: () => import('./RolesTab.tsx').then((module) => module.RolesTab),
});
