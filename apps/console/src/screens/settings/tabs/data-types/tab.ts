import { textOf } from '@waybill/ui';
import { defineTab } from '../../tab-manifest.ts';
import { DataTypesTab } from './DataTypesTab.tsx';
import { tabText } from './tab.text.ts';

export const tab = defineTab({
  id: 'data-types',
  title: () => textOf(tabText).title,
  order: 3,
  permission: 'data-type:read',
  Tab: DataTypesTab,
});
