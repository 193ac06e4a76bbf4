import { textOf } from '@waybill/ui';
import { defineTab } from '../../tab-manifest.ts';
import { __Pascal__Tab } from './__Pascal__Tab.tsx';
import { tabText } from './tab.text.ts';

export const tab = defineTab({
  id: '__kebab__',
  title: () => textOf(tabText).title,
  order: 90,
  permission: 'setting:read',
  Tab: __Pascal__Tab,
});
