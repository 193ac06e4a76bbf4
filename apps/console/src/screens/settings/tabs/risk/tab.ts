import { textOf } from '@waybill/ui';
import { defineTab } from '../../tab-manifest.ts';
import { RiskTab } from './RiskTab.tsx';
import { tabText } from './tab.text.ts';

export const tab = defineTab({
  id: 'risk',
  title: () => textOf(tabText).title,
  order: 3.6,
  permission: 'setting:read',
  Tab: RiskTab,
});
