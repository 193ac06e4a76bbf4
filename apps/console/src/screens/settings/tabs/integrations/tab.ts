import { defineTab } from '../../tab-manifest.ts';
import { IntegrationsTab } from './IntegrationsTab.tsx';

export const tab = defineTab({
  id: 'integrations',
  title: 'Integrations',
  order: 2,
  permission: 'integration:read',
  Tab: IntegrationsTab,
});
