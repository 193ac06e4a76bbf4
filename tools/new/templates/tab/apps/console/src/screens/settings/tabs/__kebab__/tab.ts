import { defineTab } from '../../tab-manifest.ts';
import { __Pascal__Tab } from './__Pascal__Tab.tsx';

export const tab = defineTab({
  id: '__kebab__',
  title: '__Title__',
  order: 90,
  permission: 'setting:read',
  Tab: __Pascal__Tab,
});
