import { textOf } from '@waybill/ui';
import { defineTab } from '../../tab-manifest.ts';
import { DestinationsTab } from './DestinationsTab.tsx';
import { tabText } from './tab.text.ts';

export const tab = defineTab({
  id: 'destinations',
  title: () => textOf(tabText).title,
  order: 3.5,
  permission: 'setting:read',
  Tab: DestinationsTab,
});
