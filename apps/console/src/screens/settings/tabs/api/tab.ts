import { textOf } from '@waybill/ui';
import { defineTab } from '../../tab-manifest.ts';
import { ApiTab } from './ApiTab.tsx';
import { tabText } from './tab.text.ts';

export const tab = defineTab({
  id: 'api',
  title: () => textOf(tabText).title,
  order: 8,
  permission: 'token:create',
  Tab: ApiTab,
});
