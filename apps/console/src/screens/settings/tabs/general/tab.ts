import { defineTab } from '../../tab-manifest.ts';
import { GeneralTab } from './GeneralTab.tsx';

export const tab = defineTab({
  id: 'general',
  title: 'General',
  order: 1,
  permission: 'setting:read',
  Tab: GeneralTab,
});
