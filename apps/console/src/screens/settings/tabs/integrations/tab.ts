import { textOf } from '@waybill/ui';
import { defineTab } from '../../tab-manifest.ts';
import { IntegrationsTab } from './IntegrationsTab.tsx';
import { tabText } from './tab.text.ts';

export const tab = defineTab({
  id: 'integrations',
  title: () => textOf(tabText).title,
  order: 2,
  permission: 'integration:read',
  Tab: IntegrationsTab,
});
