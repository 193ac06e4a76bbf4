import { textOf } from '@waybill/ui';
import { defineTab } from '../../tab-manifest.ts';
import { PrivacyTab } from './PrivacyTab.tsx';
import { tabText } from './tab.text.ts';

export const tab = defineTab({
  id: 'privacy',
  title: () => textOf(tabText).title,
  order: 4,
  permission: 'setting:read',
  Tab: PrivacyTab,
});
