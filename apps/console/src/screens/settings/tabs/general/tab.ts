import { textOf } from '@waybill/ui';
import { defineTab } from '../../tab-manifest.ts';
import { GeneralTab } from './GeneralTab.tsx';
import { tabText } from './tab.text.ts';

export const tab = defineTab({
  id: 'general',
  title: () => textOf(tabText).title,
  order: 1,
  permission: 'setting:read',
  Tab: GeneralTab,
});
